import { createClient, filter, PrismicError, type PrismicDocument } from "@prismicio/client";
import type { Cache, Cached, CachePolicy } from "../../lib/cache";
import { SourceError } from "../../lib/errors";
import type { Http } from "../../lib/http";
import { parsePayload } from "../../lib/parsePayload";
import { rootPayload, searchPayload } from "./payload";

/** Name of this source in errors, logs and cache policies. */
export const CONTENT = "content";

/** Most documents that one search returns. */
export const MAX_DOCUMENTS = 100;

const ROOT_KEY = "content root";
/** The API root names the master ref: asked every 5 s at most, kept as a last resort for an hour. */
const ROOT_POLICY: CachePolicy = { source: CONTENT, ttlMs: 5_000, staleMs: 3_600_000 };

/** Prismic's Document API: the only code that knows its client. All methods answer for every language at once. */
export interface ContentSource {
  /** The ref of what is published now; every publish changes it. Stale where the repository does not say. */
  masterRef(signal?: AbortSignal): Promise<Cached<string>>;
  /** Documents by id, at most MAX_DOCUMENTS; unknown ids are left out. */
  byIds(ids: readonly string[], ref: string, signal?: AbortSignal): Promise<Map<string, PrismicDocument>>;
  /** All documents of some types, of their data only the fields named as `type.field`. */
  allOfTypes(types: readonly string[], fields: readonly string[], ref: string, signal?: AbortSignal): Promise<PrismicDocument[]>;
  /** Has the API root asked for again, so that a publish shows at once. */
  expireRoot(): void;
}

interface Deps {
  endpoint: string;
  accessToken?: string;
  http: Http;
  cache: Cache;
}

export function createContentSource({ endpoint, accessToken, http, cache }: Deps): ContentSource {
  // The client would keep the API root for 5 s by itself, where no publish can reach it: a new one for every call,
  // and the root comes from our cache.
  const client = () =>
    createClient(repositoryName(endpoint), { documentAPIEndpoint: endpoint, accessToken, fetch: contentFetch as never });

  const readRoot = (url: string, init: RequestInit) => {
    const load = async (signal: AbortSignal) => parsePayload(CONTENT, rootPayload, await http.getJson(url, { ...init, signal }));
    return cache.read(ROOT_KEY, ROOT_POLICY, load, init.signal ?? undefined);
  };

  async function contentFetch(url: string, init: RequestInit = {}): Promise<Response> {
    if (isRoot(url)) return Response.json((await readRoot(url, init)).value);
    const response = await http.fetch(url, init);
    // The client reads from 404 and 410 that a ref is out of date, and tries again with the current one.
    if (response.ok || response.status === 404 || response.status === 410) return response;
    throw new SourceError(`Unexpected status code [${response.status}] on URL ${endpoint}`, {
      source: CONTENT,
      code: "UPSTREAM_STATUS",
      status: response.status,
    });
  }

  const rootUrl = accessToken ? `${endpoint}?access_token=${encodeURIComponent(accessToken)}` : endpoint;
  const isRoot = (url: string) => new URL(url).pathname === new URL(endpoint).pathname;

  return {
    // Straight from the cached root: every request asks for it, and the client would copy the whole root each time.
    async masterRef(signal) {
      const { value, stale } = await readRoot(rootUrl, { signal });
      return { value: value.refs.find((ref) => ref.isMasterRef)!.ref, stale };
    },

    byIds: (ids, ref, signal) =>
      named(async () => {
        const answer = await client().getByIDs([...ids], { ref, lang: "*", pageSize: MAX_DOCUMENTS, fetchOptions: { signal } });
        const { results } = parsePayload(CONTENT, searchPayload, answer);
        return new Map(results.map((document) => [document.id, document]));
      }),

    allOfTypes: (types, fields, ref, signal) =>
      named(async () => {
        const search = async (page: number) => {
          const answer = await client().get({
            filters: [filter.any("document.type", [...types])],
            lang: "*",
            fetch: [...fields],
            pageSize: MAX_DOCUMENTS,
            page,
            ref,
            fetchOptions: { signal },
          });
          return parsePayload(CONTENT, searchPayload, answer);
        };
        const first = await search(1);
        const rest = Array.from({ length: first.total_pages - 1 }, (_, index) => search(index + 2));
        return [first, ...(await Promise.all(rest))].flatMap((answer) => answer.results);
      }),

    expireRoot: () => cache.expire(ROOT_KEY),
  };
}

/** Gives the client's own errors the form that all sources share. */
async function named<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof PrismicError || cause instanceof SyntaxError)) throw cause;
    throw new SourceError(`${CONTENT}: ${cause.message}`, { source: CONTENT, code: "UPSTREAM_BAD_PAYLOAD", cause });
  }
}

// `https://NAME.cdn.prismic.io/api/v2` names the repository; an embedded or mirrored one has no name to show.
function repositoryName(endpoint: string): string {
  return /^([\w-]+)(\.cdn)?\.prismic\.io$/.exec(new URL(endpoint).hostname)?.[1] ?? "keyway";
}

