import { hash } from "node:crypto";
import type { PrismicDocument } from "@prismicio/client";
import DataLoader from "dataloader";
import { CONTENT, type ContentSource, MAX_DOCUMENTS } from "../../sources/prismic/client";
import type { ContentRoot } from "../../sources/prismic/root";
import type { RequestDeps } from "../../requestDeps";
import type { Cached } from "../../lib/cache";
import { lazy } from "../../lib/lazy";
import type { ContentIndex, IndexedDocument } from "./contentIndex";
import { followRedirect } from "./followRedirect";
import type { RouteAnswer, RouteRequest } from "../routes/routeAnswer";
import { hasModel } from "./hasModel";
import { DEFAULT_LANG, LANGS } from "#shared/config/languages.ts";
import { toSupportedLang } from "./languages";
import { withUrls } from "./links";
import { documentKind, documentsAt, readIndex } from "./readIndex";
import { PATH_FIELDS } from "./paths";
import type { PublishedState } from "./published";
import { type ChosenRef, chooseRef } from "./refs";

type ContentState = "PUBLISHED" | "VARIATION" | "DRAFT";

/** What the repository offers to editors: its toolbar and its editor, each null when it has none. */
export type PreviewToolsModel = Pick<ContentSource, "toolbar" | "editorUrl">;

export interface ContentLoaders {
  root(): Promise<ContentRoot>;
  /** The ref at which all content of this request is read. */
  ref(): Promise<ChosenRef>;
  index(): Promise<ContentIndex>;
  /** The state of the content that this request reads. */
  state(): Promise<ContentState>;
  /** What the repository offers to an editor who previews a draft. */
  previewTools: PreviewToolsModel;
  /** The version of the content that this request reads. */
  version(): Promise<string>;
  /** Documents by id with all links filled in; null for an id that is not published. */
  document: DataLoader<string, PrismicDocument | null>;
  /** Loads one document at a preview's token, links not filled in; null when there is none. */
  draft(id: string, token: string): Promise<PrismicDocument | null>;
  /** Returns the only document of a type, in a language or else in en-us. */
  singleton(type: string, lang: string): Promise<PrismicDocument | null>;
  /** Returns the document with a uid, or its translation, in a language or else in en-us. */
  byUid(type: string, uid: string, lang: string): Promise<PrismicDocument | null>;
  /** Returns where an editor redirects a path; null if none does. */
  redirect(request: RouteRequest): Promise<RouteAnswer | null>;
  /** Returns the ids of the documents of a type that have, or had, a uid, in any language. Charged to the visitor when it is not cached. */
  idsByFormerUid(type: string, uid: string): Promise<readonly string[]>;
  /** Returns all documents of a type in a language, or in en-us when it has none. */
  ofType(type: string, lang: string): Promise<PrismicDocument[]>;
}

/** Creates the content loaders of one request. The ref is chosen once, so that all parts of an answer belong to the same publish. */
export function createContentLoaders(request: RequestDeps): ContentLoaders {
  const { sources, published, caches, log, answer, visitor, siteOrigin, charges } = request;
  const source = sources.content;
  const cache = caches.content;
  const note = (state: PublishedState): PublishedState => {
    answer.addVersion(CONTENT, state.version);
    return state;
  };
  const state = lazy(async () => note(answer.useCached(CONTENT, await published.read(request.signal))));
  const root = async () => (await state()).root;
  const ref = lazy(async (): Promise<ChosenRef> => ({
    ...chooseRef(await root(), visitor),
    visitor: charges.visitor,
    ...(visitor.previewRef && { charge: charges.uncachedCall }),
  }));

  const readOwnIndex = async (at: ChosenRef) => {
    answer.keepPrivate();
    return answer.useCached(CONTENT, await readIndex({ source, caches, log }, at, request.signal));
  };
  const index = lazy(async (): Promise<ContentIndex> => {
    const [at, publishedState] = await Promise.all([ref(), state()]);
    if (at.ref !== publishedState.root.masterRef) return readOwnIndex(at);
    return publishedState.index ?? answer.useCached(CONTENT, await published.firstIndex(publishedState.root, request.signal));
  });

  const toDocument = (cached: Cached<PrismicDocument | null>, contentIndex: ContentIndex): PrismicDocument | null => {
    const document = answer.useCached(CONTENT, cached);
    return document && withUrls(document, contentIndex, siteOrigin);
  };
  const document = new DataLoader<string, PrismicDocument | null>(
    async (ids) => {
      for (const id of ids) answer.addDocument(id);
      const [at, contentIndex] = await Promise.all([ref(), index()]);
      const load = async (missing: string[], shared: AbortSignal) => {
        const documents = await source.byIds(missing, at, shared);
        for (const [id, one] of documents) if (!hasModel(one)) documents.delete(id);
        return documents;
      };
      const results = await cache.readMany(documentKind(at), ids, documentsAt(at.ref), load, request.signal);
      return results.map((result) => (result instanceof Error ? result : toDocument(result, contentIndex)));
    },
    { maxBatchSize: MAX_DOCUMENTS },
  );

  const loadIndexed = async (indexed: IndexedDocument | undefined) => (indexed ? document.load(indexed.id) : null);

  return {
    root,
    ref,
    index,
    // Never fails: while the repository does not answer, no experiment applies.
    state: async () => {
      if (visitor.previewRef) return "DRAFT";
      return (await answer.nullOnFailure(ref()))?.scope ? "VARIATION" : "PUBLISHED";
    },
    previewTools: source,
    // Prismic's toolbar replaces the token after every save. Without a toolbar the token stays, and only the documents differ.
    async version() {
      const at = await ref();
      if (!at.isDraft || source.toolbar) return at.ref;
      answer.keepPrivate();
      const { documents } = await source.all(PATH_FIELDS, at, request.signal);
      return hash("sha256", JSON.stringify(documents), "base64url");
    },
    document,
    async draft(id, token) {
      answer.keepPrivate();
      const at = { ref: token, isDraft: true, charge: charges.uncachedCall, visitor: charges.visitor };
      const load = async (shared: AbortSignal) => (await source.byIds([id], at, shared)).get(id) ?? null;
      return (await caches.perRequest.read(`draft ${id} at ${token}`, documentsAt(token), load, request.signal)).value;
    },
    singleton: async (type, lang) => loadIndexed((await index()).ofType(type, toSupportedLang(lang))[0]),
    async byUid(type, uid, lang) {
      const documents = await index();
      const spoken = toSupportedLang(lang);
      const inDefault = documents.byUid(type, uid, DEFAULT_LANG);
      const translated = documents.byId(inDefault?.alternates.get(spoken) ?? "");
      return loadIndexed(documents.byUid(type, uid, spoken) ?? translated ?? inDefault);
    },
    redirect: async (address) => followRedirect(address, await index(), siteOrigin),
    async idsByFormerUid(type, uid) {
      const [at, documents] = await Promise.all([ref(), index()]);
      // Prismic answers 400 for a type that has no document.
      if (!LANGS.some((lang) => documents.ofType(type, lang).some((one) => one.uid !== null))) return [];
      const policy = documentsAt(at.ref);
      const key = `${at.scope}ids of the former uid ${type} ${uid}`;
      const queries = visitor.previewRef ? caches.perRequest : caches.queries;
      // A draft's calls are charged one by one.
      if (!visitor.previewRef && !queries.find(key, policy)) await charges.uncachedCall();
      const load = (shared: AbortSignal) => source.idsByUid(type, [...new Set([uid, uid.toLowerCase()])], at, shared);
      return answer.useCached(CONTENT, await queries.read(key, policy, load, request.signal));
    },
    async ofType(type, lang) {
      const documents = await Promise.all((await index()).ofType(type, toSupportedLang(lang)).map(loadIndexed));
      return documents.filter((one) => one !== null);
    },
  };
}
