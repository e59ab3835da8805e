import type { IncomingMessage } from "node:http";
import { splitLang } from "../../routing/edition";
import { isPagePath, OWN_NAMES, SHARED_NAMES } from "../../routing/pagePaths";
import { isLang } from "../../i18n/languages";
import { FAULT_HEADER } from "../../status/faultKey";
import { isNavigation, isOfRouter, toNavigation } from "../next/routerRequest";

/** The address of an answer that may be the same for all visitors. */
export interface SharedAddress {
  key: string;
  /** The address, with those names of its query alone that its page reads. */
  url: string;
  /** Whether it is asked for by the router of a page that is open. */
  isOfRouter: boolean;
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
export function sharedAddressOf({ method, url = "", headers }: IncomingMessage): SharedAddress | null {
  if (
    (method !== "GET" && method !== "HEAD") ||
    url.length > MAX_CHARS ||
    headers.range !== undefined ||
    headers[FAULT_HEADER] !== undefined
  )
    return null;
  if (headers.cookie && OWN_COOKIES.test(headers.cookie)) return null;
  // In an editor's frame a page has another policy (security/policy).
  if (headers["sec-fetch-dest"] === "iframe") return null;
  const ofRouter = isOfRouter(headers);
  if (ofRouter && !isNavigation(headers)) return null;
  const [path = "", query = ""] = splitOnce(url);
  if (SITEMAP.test(path)) return { key: path, url: path, isOfRouter: false, isWelcome: true };
  if (!isPagePath(path)) return null;
  const shared = sharedQuery(query);
  if (shared === null) return null;
  const { prefix } = splitLang(path);
  const address = shared ? `${path}?${shared}` : path;
  return {
    key: ofRouter ? `router ${address}` : address,
    url: ofRouter ? toNavigation(path, shared) : address,
    isOfRouter: ofRouter,
    isWelcome: !shared && PLAIN_PATH.test(path) && (prefix === null || isLang(prefix)),
  };
}

/** The names of a query that its page reads, in one order; null where any is one visitor's own. */
function sharedQuery(query: string): string | null {
  if (!query) return "";
  const asked = new URLSearchParams(query);
  if (OWN_NAMES.some((name) => asked.has(name))) return null;
  return new URLSearchParams(SHARED_NAMES.flatMap((name) => asked.getAll(name).map((value) => [name, value]))).toString();
}

function splitOnce(url: string): [string, string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
}
