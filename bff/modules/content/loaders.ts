import type { PrismicDocument } from "@prismicio/client";
import DataLoader from "dataloader";
import { CONTENT, MAX_DOCUMENTS } from "../../sources/prismic/client";
import type { ContentRoot } from "../../sources/prismic/root";
import type { RequestDeps } from "../../requestDeps";
import type { ContentIndex, IndexedDocument } from "./contentIndex";
import { hasModel } from "./hasModel";
import { DEFAULT_LANG, toSupportedLang } from "./languages";
import { withUrls } from "./links";
import { documentKind, documentsAt, readIndex } from "./readIndex";
import { type ChosenRef, chooseRef } from "./refs";

type ContentState = "PUBLISHED" | "VARIATION" | "DRAFT";

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
  const { sources, published, caches, log, signal, noteStale, orNull, provenance, visitor, siteOrigin, charges } = request;
  const source = sources.content;
  const cache = caches.content;
  const state = once(async () => {
    const read = noteStale(CONTENT, await published.read(signal));
    provenance.versions[CONTENT] = read.version;
    return read;
  });
  const root = async () => (await state()).root;
  const ref = once(async () => ({ ...chooseRef(await root(), visitor), ...(visitor.previewRef && { charge: charges.uncachedCall }) }));

  const index = once(async () => {
    const [at, { root: publishedRoot, index: known }] = await Promise.all([ref(), state()]);
    if (at.ref !== publishedRoot.masterRef) {
      provenance.isShareable = false;
      return noteStale(CONTENT, await readIndex({ source, caches, log }, at, signal));
    }
    return known ?? noteStale(CONTENT, await published.firstIndex(publishedRoot, signal));
  });

  const document = new DataLoader<string, PrismicDocument | null>(
    async (ids) => {
      const [at, known] = await Promise.all([ref(), index()]);
      const load = async (missing: string[], shared: AbortSignal) => {
        const documents = await source.byIds(missing, at, shared);
        for (const [id, found] of documents) if (!hasModel(found)) documents.delete(id);
        return documents;
      };
      const answers = await cache.readMany(documentKind(at), ids, documentsAt(at.ref), load, signal);
      return answers.map((answer) => {
        if (answer instanceof Error) return answer;
        const found = noteStale(CONTENT, answer);
        return found && withUrls(found, known, siteOrigin);
      });
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
      return (await orNull(ref()))?.scope ? "VARIATION" : "PUBLISHED";
    },
    toolbar: source.toolbar,
    document,
    async draft(id, token) {
      provenance.isShareable = false;
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

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => (promise ??= load());
}
