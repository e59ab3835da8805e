import type { PrismicDocument } from "@prismicio/client";
import DataLoader from "dataloader";
import type { CachePolicy } from "../../lib/cache";
import { CONTENT, MAX_DOCUMENTS } from "../../sources/prismic/client";
import type { RequestDeps } from "../../context";
import { manifest } from "./__generated__/manifest";
import { fillUrls } from "./links";
import { PATH_FIELDS } from "./paths";
import { createSiteMap, type SiteMap } from "./siteMap";

/**
 * What stands under a ref never changes, so the ref is the version: a publish makes everything stale at once, and what
 * was published before stands in while the new cannot be had.
 */
const documentsAt = (ref: string): CachePolicy => ({ source: CONTENT, ttlMs: 3_600_000, staleMs: 86_400_000, version: ref });

const PAGE_TYPES = Object.keys(manifest.documents).filter((type) => manifest.documents[type]?.isPage);

export interface ContentLoaders {
  /** The ref that all content of this request is read at. */
  ref(): Promise<string>;
  siteMap(): Promise<SiteMap>;
  /** Documents by id with all links filled; null for an id that is not published. */
  document: DataLoader<string, PrismicDocument | null>;
}

/** Loaders of one request: the ref is read once, so that all parts of an answer are of the same publish. */
export function createContentLoaders({ sources, cache, log, signal, noteStale }: RequestDeps): ContentLoaders {
  const source = sources.content;
  const ref = once(async () => noteStale(CONTENT, await source.masterRef(signal)));

  const siteMap = once(async () => {
    const at = await ref();
    const load = async (shared: AbortSignal) => createSiteMap(await source.allOfTypes(PAGE_TYPES, PATH_FIELDS, at, shared), log);
    return noteStale(CONTENT, await cache.read("site map", documentsAt(at), load, signal));
  });

  const document = new DataLoader<string, PrismicDocument | null>(
    async (ids) => {
      const [at, map] = await Promise.all([ref(), siteMap()]);
      const load = async (missing: string[], shared: AbortSignal) => {
        const documents = await source.byIds(missing, at, shared);
        for (const found of documents.values()) fillUrls(found, map);
        return documents;
      };
      const answers = await cache.readMany("document", ids, documentsAt(at), load, signal);
      return answers.map((answer) => (answer instanceof Error ? answer : noteStale(CONTENT, answer)));
    },
    { maxBatchSize: MAX_DOCUMENTS },
  );

  return { ref, siteMap, document };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => (promise ??= load());
}
