import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { splitLang } from "../routing/edition";
import { CONTENT_COOKIES, VISITOR_TOKEN } from "../routing/edgeRule";
import { isPagePath, paramsOf, PRIVATE_PARAMS, SHARED_PARAMS } from "../routing/pagePaths";
import { isLang } from "../i18n/languages";
import { ERROR_PAGE_HEADER } from "../errors/errorPageRequest";
import { isWholePageRequest, isRscRequest, toRscUrl } from "../nextInternals/rscRequest";

/** The cache key of a response that may be the same for all visitors. */
export interface CacheKey {
  key: string;
  /** The URL with only the query parameters that pages read. */
  url: string;
  /** Whether Next's router requests the RSC payload. */
  isRscRequest: boolean;
  /**
   * Whether the URL has no part that clients can vary freely, other than a path to no page: the response is cached on the first request.
   */
  isCachedAtOnce: boolean;
  /** Whether the request has a visitor's token: then it may only get a response that no token changes. */
  hasToken: boolean;
}

const OWN_COOKIES = new RegExp(CONTENT_COOKIES);
const TOKEN = new RegExp(VISITOR_TOKEN);
const SITEMAP = /^\/(?:sitemap\.xml|sitemaps\/[^/]+)$/;
/** Paths with one spelling. An encoded path could be written in many ways. */
const PLAIN_PATH = /^[\w./-]+$/;
const MAX_CHARS = 500;

/**
 * Returns the key under which the page cache stores the response to a request. Returns null where it stores none: Next then renders the
 * response for this visitor alone, as for a form post, a draft, a search for words, or a page in an editor's frame.
 */
export function cacheKeyOf({ method, url = "", headers }: IncomingMessage): CacheKey | null {
  if ((method !== "GET" && method !== "HEAD") || url.length > MAX_CHARS || isPrivate(headers)) return null;
  const isRsc = isRscRequest(headers);
  if (isRsc && !isWholePageRequest(headers)) return null;
  const [path = "", query = ""] = splitOnce(url);
  const shared = SITEMAP.test(path) ? { key: path, url: path, isRscRequest: false, isCachedAtOnce: true } : pageKeyOf(path, query, isRsc);
  return shared && { ...shared, hasToken: TOKEN.test(headers.cookie ?? "") };
}

function pageKeyOf(path: string, query: string, isRsc: boolean): Omit<CacheKey, "hasToken"> | null {
  const shared = isPagePath(path) ? sharedQuery(path, query) : null;
  if (shared === null) return null;
  const address = shared ? `${path}?${shared}` : path;
  const isCachedAtOnce = !shared && hasOneSpelling(path);
  if (isRsc) return { key: `router ${address}`, url: toRscUrl(path, shared), isRscRequest: isRsc, isCachedAtOnce };
  return { key: address, url: address, isRscRequest: isRsc, isCachedAtOnce };
}

function hasOneSpelling(path: string): boolean {
  const { prefix } = splitLang(path);
  return PLAIN_PATH.test(path) && (prefix === null || isLang(prefix));
}

/** Whether the response to a request with these headers differs from other visitors' on every page. */
function isPrivate(headers: IncomingHttpHeaders): boolean {
  if (headers[ERROR_PAGE_HEADER] !== undefined) return true;
  if (headers.cookie && OWN_COOKIES.test(headers.cookie)) return true;
  // A page in an editor's frame has another policy (security/policy).
  return headers["sec-fetch-dest"] === "iframe";
}

/** Returns the query parameters that the page at a path reads, in a fixed order; null if one of them is private to the visitor. */
function sharedQuery(path: string, query: string): string | null {
  if (!query) return "";
  const params = new URLSearchParams(query);
  const pageParams = new Set<string>(paramsOf(splitLang(path).path));
  if (PRIVATE_PARAMS.some((name) => pageParams.has(name) && params.has(name))) return null;
  const shared = SHARED_PARAMS.filter((name) => pageParams.has(name)).flatMap((name) => params.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(shared).toString();
}

function splitOnce(url: string): [string, string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
}
