import type { IncomingMessage } from "node:http";
import { DEFAULT_LANG, type Lang } from "../i18n/languages";
import { refusalTexts } from "../i18n/refusals";
import { isPagePath, looksLikeFile } from "../routing/pagePaths";
import { isForSimulator } from "./simulator";

/** Longest address in characters. */
export const MAX_CHARS = 4 * 1024;
/** An operation and its variables may be in the query. */
const MAX_GRAPHQL_CHARS = 16 * 1024;
/** The slice simulator has a whole page of slices in its query. */
const MAX_SIMULATOR_CHARS = 32 * 1024;
/** Next reads all values again for each name: a repeated parameter takes quadratic time. */
const MAX_PARAMS = 50;
/** Bytes of a request's headers besides its address: Node's own limit. */
const MAX_OTHER_HEADERS_BYTES = 16 * 1024;

/** What the server does with a request's address. */
export type Address =
  /** It is in its normal form, as the rest of the server reads it. */
  | { url: string }
  /** The same address has a shorter spelling. */
  | { movedTo: string }
  | { status: 400 | 414; text: string };

const GRAPHQL = /^\/graphql\/?(?:\?|$)/;
/** The start of an absolute address, as clients send it to a proxy. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** What a path in its normal form does not contain, except for dots in names and most encoded characters. */
const UNUSUAL = /\/[./\\]|[\\%]|[^\x21-\x7e]/;
const NOT_ASCII = /[^\x21-\x7e]/g;
/** Characters whose encoded form means the same (RFC 3986, section 2.3). */
const UNRESERVED = /[\w.~-]/;

/**
 * Bytes that a request's first line and headers may have together. Next's router repeats the simulator's address in a header, in which
 * each of its characters can become three.
 */
export function maxHeaderBytes(hasSimulator: boolean): number {
  return MAX_OTHER_HEADERS_BYTES + (hasSimulator ? 4 * MAX_SIMULATOR_CHARS : MAX_GRAPHQL_CHARS);
}

/**
 * Reads the address of a request before anything else does. An address that is too long or has too many parameters is refused. All
 * spellings of a path become one: a GET is redirected to it, and other methods, whose body a redirect would lose, are answered as if it
 * had been requested. Of a page, the returned URL has no slash at its end if the path was corrected: the proxy adds it, in one redirect
 * with its own corrections.
 */
export function readAddress({ method, url = "" }: Pick<IncomingMessage, "method" | "url">, hasSimulator: boolean): Address {
  const maxChars = maxCharsOf(url, hasSimulator);
  if (url.length > maxChars) return { status: 414, text: refusalTexts[langOf(url)].addressTooLong(maxChars) };
  if (method === "OPTIONS" && url === "*") return { url: "/" };
  const target = toPathAndQuery(url);
  if (!target) return { status: 400, text: refusalTexts[DEFAULT_LANG].invalidAddress };
  const { path, query } = target;
  if (query.split("&", MAX_PARAMS + 1).length > MAX_PARAMS)
    return { status: 400, text: refusalTexts[langOf(path)].tooManyParams(MAX_PARAMS) };
  const normal = normalizePath(path);
  if (normal === path || (method !== "GET" && method !== "HEAD")) return { url: normal + query };
  const unslashed = normal.replace(/\/$/, "");
  // The proxy adds a slash to a page's path, except for the home page's and what looks like a file.
  const isCorrectedByProxy = unslashed !== "" && isPagePath(normal) && !looksLikeFile(unslashed);
  return isCorrectedByProxy ? { url: unslashed + query } : { movedTo: normal + query };
}

function maxCharsOf(url: string, hasSimulator: boolean): number {
  if (GRAPHQL.test(url)) return MAX_GRAPHQL_CHARS;
  return hasSimulator && isForSimulator(url) ? MAX_SIMULATOR_CHARS : MAX_CHARS;
}

/** Splits an address into path and query, which begins with its question mark; null if the address is not one of a path. */
function toPathAndQuery(url: string): { path: string; query: string } | null {
  const relative = url.replace(ORIGIN, "");
  // A client must not send a fragment; what it stands for is the same page.
  const [address = ""] = relative.split("#", 1);
  const at = address.indexOf("?");
  const path = at < 0 ? address : address.slice(0, at);
  if (!path.startsWith("/") && !(path === "" && relative !== url)) return null;
  return { path: path || "/", query: at < 0 ? "" : encodeBytes(address.slice(at)) };
}

/** Returns the one spelling of a path: without dot segments, repeated slashes and backslashes, and with nothing encoded needlessly. */
function normalizePath(path: string): string {
  if (!UNUSUAL.test(path)) return path;
  const parts = encodeBytes(path.replaceAll("\\", "/")).replace(/%2e/gi, ".").split("/");
  const names: string[] = [];
  for (const part of parts) {
    if (part === "..") names.pop();
    else if (part !== "." && part !== "") names.push(part);
  }
  const isFolder = names.length > 0 && ["", ".", ".."].includes(parts.at(-1)!);
  // Without its dot segments: an invalid name may be gone with them.
  return normalizeEncoding(`/${names.join("/")}${isFolder ? "/" : ""}`);
}

/** Decodes what need not be encoded. A path that is not valid UTF-8 is that of no page, and stays as it is. */
function normalizeEncoding(path: string): string {
  if (!isDecodable(path)) return path;
  return path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return UNRESERVED.test(character) ? character : encoded.toUpperCase();
  });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Encodes bytes that are not ASCII. Node reads each as one character. */
function encodeBytes(text: string): string {
  return text.replace(NOT_ASCII, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

function langOf(path: string): Lang {
  return /^\/fr-ca(?:\/|$)/i.test(path) ? "fr-ca" : DEFAULT_LANG;
}
