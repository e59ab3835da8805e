import type { PrismicDocument } from "@prismicio/client";
import DataLoader from "dataloader";
import type { CachePolicy } from "../../lib/cache";
import { CONTENT, MAX_DOCUMENTS } from "../../sources/prismic/client";
import type { ContentRoot } from "../../sources/prismic/root";
import type { RequestDeps } from "../../context";
import { manifest } from "./__generated__/manifest";
import { type ContentIndex, createContentIndex, type IndexedDocument } from "./contentIndex";
import { DEFAULT_LANG, toSupportedLang } from "./languages";
import { fillUrls } from "./links";
import { PATH_FIELDS } from "./paths";
import { type ChosenRef, chooseRef } from "./refs";

/**
 * What stands under a ref never changes, so the ref is the version: a publish makes everything stale at once, and what
 * was published before stands in while the new cannot be had.
 */
const documentsAt = (version: string): CachePolicy => ({ source: CONTENT, ttlMs: 3_600_000, staleMs: 86_400_000, version });
/** Page after page of all documents: a large repository may need longer than a request may wait. */
const indexAt = (version: string): CachePolicy => ({ ...documentsAt(version), loadMs: 30_000 });

export type ContentState = "PUBLISHED" | "VARIATION" | "DRAFT";

export interface ContentLoaders {
  root(): Promise<ContentRoot>;
  /** The ref that all content of this request is read at. */
  ref(): Promise<ChosenRef>;
  index(): Promise<ContentIndex>;
  /** Which state of the content this request reads. */
  state(): Promise<ContentState>;
  /** Name of the repository's preview toolbar, where it has one. */
  toolbar: string | null;
  /** Documents by id with all links filled; null for an id that is not published. */
  document: DataLoader<string, PrismicDocument | null>;
  /** One document as a preview's token has it, links not filled; null where there is none. */
  draft(id: string, token: string): Promise<PrismicDocument | null>;
  /** The only document of a type, in a language or else in en-us. */
  singleton(type: string, lang: string): Promise<PrismicDocument | null>;
  /** The document with a uid, or its translation, in a language or else in en-us. */
  byUid(type: string, uid: string, lang: string): Promise<PrismicDocument | null>;
  /** All documents of a type in a language, or in en-us where it has none. */
  ofType(type: string, lang: string): Promise<PrismicDocument[]>;
}

/** Loaders of one request: the ref is chosen once, so that all parts of an answer are of the same publish. */
export function createContentLoaders(request: RequestDeps): ContentLoaders {
  const { sources, caches, log, signal, noteStale, visitor, siteOrigin, charges } = request;
  const source = sources.content;
  const cache = caches.content;
  const root = once(async () => noteStale(CONTENT, await source.root(signal)));
  const ref = once(async () => ({ ...chooseRef(await root(), visitor), ...(visitor.previewRef && { charge: charges.uncachedCall }) }));

  const index = once(async () => {
    const at = await ref();
    const load = async (shared: AbortSignal) => createContentIndex((await source.all(PATH_FIELDS, at, shared)).filter(hasModel), log);
    return noteStale(CONTENT, await caches.index.read(`${at.scope}content index`, indexAt(at.ref), load, signal));
  });

  const document = new DataLoader<string, PrismicDocument | null>(
    async (ids) => {
      const [at, known] = await Promise.all([ref(), index()]);
      const load = async (missing: string[], shared: AbortSignal) => {
        const documents = await source.byIds(missing, at, shared);
        for (const [id, found] of documents) {
          if (hasModel(found)) fillUrls(found, known, siteOrigin);
          else documents.delete(id);
        }
        return documents;
      };
      const answers = await cache.readMany(`${at.scope}document`, ids, documentsAt(at.ref), load, signal);
      return answers.map((answer) => (answer instanceof Error ? answer : noteStale(CONTENT, answer)));
    },
    { maxBatchSize: MAX_DOCUMENTS },
  );

  const loadIndexed = async (indexed: IndexedDocument | undefined) => (indexed ? document.load(indexed.id) : null);

  return {
    root,
    ref,
    index,
    // Never fails: where the repository does not answer, there is no experiment either.
    state: async () => {
      if (visitor.previewRef) return "DRAFT";
      return (await ref().catch(() => null))?.scope ? "VARIATION" : "PUBLISHED";
    },
    toolbar: source.toolbar,
    document,
    async draft(id, token) {
      const at = { ref: token, isDraft: true, charge: charges.uncachedCall };
      const load = async (own: AbortSignal) => (await source.byIds([id], at, own)).get(id) ?? null;
      return (await caches.own.read(`draft ${id} at ${token}`, documentsAt(token), load, signal)).value;
    },
    singleton: async (type, lang) => loadIndexed((await index()).ofType(type, toSupportedLang(lang))[0]),
    async byUid(type, uid, lang) {
      const [known, spoken] = [await index(), toSupportedLang(lang)];
      const inDefault = known.byUid(type, uid, DEFAULT_LANG);
      const translated = known.byId(inDefault?.alternates.get(spoken) ?? "");
      return loadIndexed(known.byUid(type, uid, spoken) ?? translated ?? inDefault);
    },
    async ofType(type, lang) {
      const found = await Promise.all((await index()).ofType(type, toSupportedLang(lang)).map(loadIndexed));
      return found.filter((one) => one !== null);
    },
  };
}

// Content may be ahead of the models that this build knows.
function hasModel({ type }: PrismicDocument): boolean {
  return Object.hasOwn(manifest.documents, type);
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => (promise ??= load());
}
