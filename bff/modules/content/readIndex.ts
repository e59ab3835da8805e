import type { PrismicDocument } from "@prismicio/client";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import type { Cache, Cached } from "../../lib/cache";
import type { CachePolicy } from "../../lib/cachePolicy";
import type { Log } from "../../lib/log";
import { CONTENT, type ContentSource, MAX_DOCUMENTS } from "../../sources/prismic/client";
import { type ContentIndex, createContentIndex } from "./contentIndex";
import { hasModel } from "./hasModel";
import { PATH_FIELDS } from "./paths";
import type { ChosenRef } from "./refs";

/**
 * Content under a ref never changes, so the ref is the version: a publish makes everything stale at once, and the previous content stands
 * in while the new one fails to load.
 */
export const documentsAt = (version: string): CachePolicy => ({
  source: CONTENT,
  ...SOURCE_LIFETIMES.documents,
  version,
});
/** The load of a published index continues when its first reader has left; that of a draft is for its editor alone. */
const indexAt = ({ ref, isDraft }: ChosenRef): CachePolicy => ({
  ...documentsAt(ref),
  ...(!isDraft && SOURCE_LIFETIMES.contentIndex),
});

interface Deps {
  source: ContentSource;
  caches: {
    /** The cache of the index. */
    index: Cache;
    /** The cache of documents. */
    content: Cache;
  };
  log: Log;
}

/**
 * Returns the index of all content at a ref, and caches documents at that ref: those that are read whole with it or, in a large repository,
 * those that are cached and not fresh at it. So a publish does not make the next visitors wait for what the last ones have read.
 */
export function readIndex({ source, caches, log }: Deps, at: ChosenRef, signal?: AbortSignal): Promise<Cached<ContentIndex>> {
  const load = async (shared: AbortSignal) => {
    const { documents, areWhole } = await source.all(PATH_FIELDS, at, shared);
    const modelled = documents.filter(hasModel);
    const index = createContentIndex(modelled, log);
    const whole = areWhole ? modelled : await readCachedAgain({ source, caches, log }, at, index, shared);
    await keepDocuments(caches.content, at, whole);
    return index;
  };
  return caches.index.read(`${at.scope}content index`, indexAt(at), load, signal);
}

/** Returns the cache's kind of the documents at a ref. */
export const documentKind = ({ scope }: ChosenRef): string => `${scope}document`;

/**
 * Reads at a ref the documents that are cached and not fresh at it, a hundred a call. The caller replaces the cached ones once all are
 * there: requests read those meanwhile.
 */
async function readCachedAgain(
  { source, caches, log }: Deps,
  at: ChosenRef,
  index: ContentIndex,
  signal: AbortSignal,
): Promise<PrismicDocument[]> {
  const ids = caches.content.idsToRenew(documentKind(at), documentsAt(at.ref)).filter((id) => index.byId(id));
  const batches = Array.from({ length: Math.ceil(ids.length / MAX_DOCUMENTS) }, (_, nth) =>
    ids.slice(nth * MAX_DOCUMENTS, (nth + 1) * MAX_DOCUMENTS),
  );
  const readBatch = async (batch: string[]) => {
    try {
      return [...(await source.byIds(batch, at, signal)).values()].filter(hasModel);
    } catch (error) {
      log.warn({ source: CONTENT, documents: batch.length, cause: String(error) }, "some documents are read only when they are shown");
      return [];
    }
  };
  return (await Promise.all(batches.map(readBatch))).flat();
}

async function keepDocuments(cache: Cache, at: ChosenRef, documents: readonly PrismicDocument[]): Promise<void> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  await cache.readMany(documentKind(at), [...byId.keys()], documentsAt(at.ref), async () => byId);
}
