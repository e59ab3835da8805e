import type { IncomingMessage } from "node:http";
import { splitLang } from "../routing/edition";
import { isPagePath, PRIVATE_PARAMS, SHARED_PARAMS } from "../routing/pagePaths";
import { isLang } from "../i18n/languages";
import { ERROR_PAGE_HEADER } from "../errors/errorPageRequest";
import { isWholePageRequest, isRscRequest, toRscUrl } from "../nextInternals/rscRequest";

/** The address of an answer that may be the same for all visitors. */
export interface CacheKey {
  key: string;
  /** The address, with those names of its query alone that its page reads. */
  url: string;
  /** Whether it is asked for by the router of a page that is open. */
  isRscRequest: boolean;
  /** Whether it names nothing that anybody could invent, other than a path that leads to no page. */
  isWelcome: boolean;
}

/** Cookies for which the BFF or the proxy may answer differently: previews, experiments, draft mode and the visitor's token. */
const OWN_COOKIES = /(?:^|;\s*)(?:io\.prismic\.|__prerender_bypass=|preview-sent=|token=)/;
const SITEMAP = /^\/(?:sitemap\.xml|sitemaps\/[^/]+)$/;
/** One way to write a path: what is encoded could be written in many. */
const PLAIN_PATH = /^[\w./-]+$/;
const MAX_CHARS = 500;

/** The address under which a request may be sent what others are sent; null for one that has an answer of its own. */
export function cacheKeyOf({ method, url = "", headers }: IncomingMessage): CacheKey | null {
  if (
    (method !== "GET" && method !== "HEAD") ||
    url.length > MAX_CHARS ||
    headers.range !== undefined ||
    headers[ERROR_PAGE_HEADER] !== undefined
  )
    return null;
  if (headers.cookie && OWN_COOKIES.test(headers.cookie)) return null;
  // In an editor's frame a page has another policy (security/policy).
  if (headers["sec-fetch-dest"] === "iframe") return null;
  const isRsc = isRscRequest(headers);
  if (isRsc && !isWholePageRequest(headers)) return null;
  const [path = "", query = ""] = splitOnce(url);
  if (SITEMAP.test(path)) return { key: path, url: path, isRscRequest: false, isWelcome: true };
  if (!isPagePath(path)) return null;
  const shared = sharedQuery(query);
  if (shared === null) return null;
  const { prefix } = splitLang(path);
  const address = shared ? `${path}?${shared}` : path;
  return {
    key: isRsc ? `router ${address}` : address,
    url: isRsc ? toRscUrl(path, shared) : address,
    isRscRequest: isRsc,
    isWelcome: !shared && PLAIN_PATH.test(path) && (prefix === null || isLang(prefix)),
  };
}

/** The names of a query that its page reads, in one order; null where any is one visitor's own. */
function sharedQuery(query: string): string | null {
  if (!query) return "";
  const asked = new URLSearchParams(query);
  if (PRIVATE_PARAMS.some((name) => asked.has(name))) return null;
  return new URLSearchParams(SHARED_PARAMS.flatMap((name) => asked.getAll(name).map((value) => [name, value]))).toString();
}

function splitOnce(url: string): [string, string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
}
