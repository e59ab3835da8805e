import { isDeepStrictEqual } from "node:util";
import { createClient, filter, PrismicError, type PrismicDocument } from "@prismicio/client";
import { LRUCache } from "lru-cache";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import type { Cache, Cached } from "../../lib/cache";
import type { CachePolicy } from "../../lib/cachePolicy";
import { SourceError } from "../../lib/errors";
import type { Http } from "../../lib/http";
import type { Log } from "../../lib/log";
import { parsePayload } from "../../lib/parsePayload";
import { PREVIEW_EXPIRED } from "./errors";
import { type InvalidDocument, parseDocuments, rootPayload, searchPayload } from "./payload";
import { normalizeDocument } from "./normalizeDocument";
import { type ContentRef, type ContentRoot, publishedRefs, type RootPayload, toContentRoot } from "./root";

/** Name of this source in errors, logs and cache policies. */
export const CONTENT = "content";

/** Maximum number of documents that one search returns. */
export const MAX_DOCUMENTS = 100;
/**
 * A repository of at most this many pages of documents is read whole at once: fewer calls than for its index first, and then each document
 * when it is shown.
 */
const WHOLE_PAGES = 3;

const BAD_PAYLOAD = { source: CONTENT, code: "UPSTREAM_BAD_PAYLOAD" } as const;

const ROOT_KEY = "content root";
/** Published refs to remember: those of the last publishes and of running experiments. */
const MAX_PUBLISHED = 50;
/** Invalid documents to remember as logged. */
const MAX_REPORTED = 1000;
const ROOT_POLICY: CachePolicy = { source: CONTENT, ...SOURCE_LIFETIMES.contentRoot };

/** Every document at a ref. */
interface AllDocuments {
  documents: PrismicDocument[];
  /** Whether the documents have all of their data. */
  areWhole: boolean;
}

/** Prismic's Document API: the only code that knows its client. All methods return documents of every language. */
export interface ContentSource {
  /** Name of the repository, as the preview toolbar uses it. */
  repository: string;
  /** The same for a repository of Prismic's own service, whose toolbar a browser can load; null for any other. */
  toolbar: string | null;
  /** Returns the address of a document in the editor of Prismic's own service; null for any other repository. */
  editorUrl(id: string): string | null;
  /** Returns the repository's current root. Stale when the repository does not answer. */
  root(signal?: AbortSignal): Promise<Cached<ContentRoot>>;
  /** Returns the root when it is fresh and needs no waiting; undefined otherwise. */
  freshRoot(): ContentRoot | undefined;
  /** Returns documents by id, for at most MAX_DOCUMENTS ids; unknown ids are left out. */
  byIds(ids: readonly string[], ref: ContentRef, signal?: AbortSignal): Promise<Map<string, PrismicDocument>>;
  /**
   * Returns the ids of the documents of a type that have one of these uids, or had it before another document took it, in any language. The
   * uids contain no quotes, and the type has documents.
   */
  idsByUid(type: string, uids: readonly string[], ref: ContentRef, signal?: AbortSignal): Promise<string[]>;
  /** Returns every document: whole when they are few, otherwise with only the data fields named as `type.field`. */
  all(fields: readonly string[], ref: ContentRef, signal?: AbortSignal): Promise<AllDocuments>;
  /** Returns whether a ref is, or was lately, that of published content, as far as this process has seen: then it is not a draft. */
  isPublished(ref: string): boolean;
  /** Requests the root again, so that a publish is used at once. */
  renewRoot(): Promise<ContentRoot>;
}

interface Deps {
  endpoint: string;
  accessToken?: string;
  http: Http;
  cache: Cache;
  /** Logs invalid documents. */
  log?: Log;
}

export function createContentSource({ endpoint, accessToken, http, cache, log }: Deps): ContentSource {
  const toolbar = hostedName(endpoint);
  const repository = toolbar ?? "keyway";
  // The client would cache the API root for 5 s by itself, out of reach of a publish: a new client for every call, and the root comes from
  // our cache.
  const client = (ref: ContentRef) => {
    const send = (url: string, init?: RequestInit) => contentFetch(url, ref, init);
    return createClient(repository, { documentAPIEndpoint: endpoint, accessToken, fetch: send as never });
  };

  const published = new LRUCache<string, true>({ max: MAX_PUBLISHED });

  const loadRoot = (url: string, init: RequestInit) => async (signal: AbortSignal) =>
    parsePayload(CONTENT, rootPayload, await http.getJson(url, { ...init, signal }));
  const readRoot = (url: string, init: RequestInit) => cache.read(ROOT_KEY, ROOT_POLICY, loadRoot(url, init), init.signal ?? undefined);

  const reportInvalid = createInvalidReport(log);
  /** Returns the documents of a response. An invalid one does not fail the others. */
  const documentsIn = (answer: unknown) => {
    const { results, total_pages } = parsePayload(CONTENT, searchPayload, answer);
    const { documents, invalid } = parseDocuments(results);
    // A response with only invalid documents is a failure: the last good value stands in for it.
    if (invalid.length > 0 && documents.length === 0)
      throw new SourceError(`${CONTENT} sent results that are no documents: ${invalid[0]!.why}`, BAD_PAYLOAD);
    invalid.forEach(reportInvalid);
    return { documents: documents.map(normalizeDocument), total_pages };
  };

  /** The number of pages of the last read of all documents: so many are requested at once. A page beyond the last one is empty. */
  let expectedPages = 2;

  let last: { payload: RootPayload; root: ContentRoot } | undefined;
  /** Returns the root of a payload; the same object as long as the payload is the same. */
  const toRoot = (payload: RootPayload): ContentRoot => {
    if (last?.payload === payload) return last.root;
    const root = toContentRoot(payload);
    for (const ref of publishedRefs(root)) published.set(ref, true);
    last = { payload, root: isDeepStrictEqual(root, last?.root) ? last!.root : root };
    return last.root;
  };

  async function contentFetch(url: string, { isDraft, charge, visitor }: ContentRef, init: RequestInit = {}): Promise<Response> {
    if (isRoot(url)) return Response.json((await readRoot(url, init)).value);
    const response = await http.fetch(url, { ...init, charge, visitor });
    if (response.ok) return response;
    const isOutOfDate = response.status === 404 || response.status === 410;
    // By these the client learns that a ref is out of date, and retries with the published one. For a published ref that is right; an
    // editor who requested a draft must get the error.
    if (isOutOfDate && !isDraft) return response;
    throw new SourceError(`Unexpected status code [${response.status}] on URL ${endpoint}`, {
      source: CONTENT,
      ...(isOutOfDate ? PREVIEW_EXPIRED : { code: "UPSTREAM_STATUS" as const }),
      status: response.status,
    });
  }

  const rootUrl = accessToken ? `${endpoint}?access_token=${encodeURIComponent(accessToken)}` : endpoint;
  const isRoot = (url: string) => new URL(url).pathname === new URL(endpoint).pathname;

  return {
    repository,
    toolbar,
    editorUrl: (id) => toolbar && `https://${toolbar}.prismic.io/builder/pages/${id}`,

    // Straight from the cached root: every request reads it, and the client would copy the whole root each time.
    async root(signal) {
      const { value, stale } = await readRoot(rootUrl, { signal });
      return { value: toRoot(value), stale };
    },

    freshRoot() {
      const cachedRoot = cache.find<RootPayload>(ROOT_KEY, ROOT_POLICY);
      return cachedRoot && !cachedRoot.stale ? toRoot(cachedRoot.value) : undefined;
    },

    renewRoot: async () => toRoot(await cache.reload(ROOT_KEY, ROOT_POLICY, loadRoot(rootUrl, {}))),

    byIds: (ids, ref, signal) =>
      named(async () => {
        const answer = await client(ref).getByIDs([...ids], { ref: ref.ref, lang: "*", pageSize: MAX_DOCUMENTS, fetchOptions: { signal } });
        return new Map(documentsIn(answer).documents.map((document) => [document.id, document]));
      }),

    idsByUid: (type, uids, ref, signal) =>
      named(async () => {
        const filters = [filter.any(`my.${type}.uid`, [...uids])];
        const common = { ref: ref.ref, lang: "*", fetch: [`${type}.uid`], fetchOptions: { signal }, pageSize: MAX_DOCUMENTS };
        return documentsIn(await client(ref).get({ ...common, filters })).documents.map(({ id }) => id);
      }),

    all: (fields, ref, signal) =>
      named(async () => {
        const search = async (page: number, isWhole: boolean) => {
          const common = { ref: ref.ref, lang: "*", fetchOptions: { signal }, pageSize: MAX_DOCUMENTS, page };
          return documentsIn(await client(ref).get(isWhole ? common : { ...common, fetch: [...fields] }));
        };
        const searchPages = (from: number, to: number, areWhole: boolean) =>
          Promise.all(Array.from({ length: to - from + 1 }, (_, index) => search(from + index, areWhole)));
        const searchAll = async (mayBeWhole: boolean): Promise<AllDocuments> => {
          const firstPages = expectedPages;
          const expected = await searchPages(1, firstPages, mayBeWhole && firstPages <= WHOLE_PAGES);
          // At least the first page, which contains the number of pages.
          expectedPages = Math.max(1, expected[0]!.total_pages);
          const areWhole = mayBeWhole && Math.max(firstPages, expectedPages) <= WHOLE_PAGES;
          const others = expectedPages > firstPages ? await searchPages(firstPages + 1, expectedPages, areWhole) : [];
          return { documents: [...expected, ...others].flatMap(({ documents }) => documents), areWhole };
        };
        // A hundred documents may exceed the size limit of a response.
        return searchAll(true).catch((error: unknown) => (isTooLarge(error) ? searchAll(false) : Promise.reject(error)));
      }),

    isPublished: (ref) => published.has(ref),
  };
}

/** Creates a report that logs each invalid document once, as long as its error stays the same. */
function createInvalidReport(log: Log | undefined): (document: InvalidDocument) => void {
  const reported = new LRUCache<string, true>({ max: MAX_REPORTED });
  return ({ id, type, why }) => {
    const name = `${String(id)} ${why}`;
    if (!reported.has(name))
      log?.error({ source: CONTENT, id, type, why }, "a document cannot be read and is left out; save and publish it again");
    reported.set(name, true);
  };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof SourceError && error.code === "UPSTREAM_TOO_LARGE";
}

/** Turns the client's own errors into SourceErrors. */
async function named<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof PrismicError || cause instanceof SyntaxError)) throw cause;
    throw new SourceError(`${CONTENT}: ${cause.message}`, { ...BAD_PAYLOAD, cause });
  }
}

// `https://NAME.cdn.prismic.io/api/v2` contains the name; an embedded or mirrored repository has no name to show.
function hostedName(endpoint: string): string | null {
  return /^([\w-]+)(\.cdn)?\.prismic\.io$/.exec(new URL(endpoint).hostname)?.[1] ?? null;
}
