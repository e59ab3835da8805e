import type { Cached, CachePolicy } from "../../lib/cache";
import type { Log } from "../../lib/log";
import type { CacheReads } from "../../lib/requestCache";
import { CONTENT, type ContentSource } from "../../sources/prismic/client";
import { type ContentIndex, createContentIndex } from "./contentIndex";
import { hasModel } from "./hasModel";
import { PATH_FIELDS } from "./paths";
import type { ChosenRef } from "./refs";

/**
 * What stands under a ref never changes, so the ref is the version: a publish makes everything stale at once, and what
 * was published before stands in while the new cannot be had.
 */
export const documentsAt = (version: string): CachePolicy => ({ source: CONTENT, ttlMs: 3_600_000, staleMs: 86_400_000, version });
/** Page after page of all documents: a large repository may need longer than a request may wait. */
const indexAt = (version: string): CachePolicy => ({ ...documentsAt(version), loadMs: 30_000 });

interface Deps {
  source: ContentSource;
  cache: CacheReads;
  log: Log;
}

/** The index of all content at a ref. */
export function readIndex({ source, cache, log }: Deps, at: ChosenRef, signal?: AbortSignal): Promise<Cached<ContentIndex>> {
  const load = async (shared: AbortSignal) => createContentIndex((await source.all(PATH_FIELDS, at, shared)).filter(hasModel), log);
  return cache.read(`${at.scope}content index`, indexAt(at.ref), load, signal);
}
