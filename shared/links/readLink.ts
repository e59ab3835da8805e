import { toUrl } from "../toUrl";
import { isMail, isNumber, READERS } from "./schemes";
import { encodeBlanks, toVisible } from "./visible";

/** Why an address is refused. */
export type Refusal =
  /** Nothing of it is visible. */
  | "blank"
  | "too-long"
  /** It contains control characters, halves of characters, or backslashes. */
  | "unreadable"
  /** Its scheme is none that the site links to. */
  | "scheme"
  /** It names no site that exists. */
  | "host"
  /** It has no recipient, number or place behind its scheme. */
  | "incomplete"
  /** It is one word: perhaps a page's, perhaps a note. */
  | "word"
  /** It has several meanings, or none. */
  | "unclear";

/** A typed address: what to link to, or why to nothing. */
export type ReadLink = { href: string } | { refused: Refusal };

const MAX_CHARS = 4_000;
const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** Prismic's editor puts `https://` before what has no scheme in its eyes. */
const NEEDLESS_PREFIX = /^https?:[/\\]*(?=(?:https?:[/\\]|mailto:|tel:|sms:|geo:|whatsapp:))/i;
/** As many needless prefixes are removed. */
const MAX_PREFIXES = 3;
/** Prismic's older editor stored `#hours` and `/about/` as web addresses. */
const WEB_BEFORE_RELATIVE = /^https?:\/\/(?=#|\/(?![/\\]))/i;
/** Ends of addresses of sites that are not also those of files. */
const SITE = /^(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|ca|us|gov|edu|info|biz|io|co|app|dev|quebec|fr)(?::\d{1,5})?(?:[/?#]|$)/iu;
/** A path of a page without its first slash: words of letters, digits and hyphens, and at least one slash, query or fragment. */
const SLASHLESS = /^[\p{L}\p{N}_~%-]+(?:\/[\p{L}\p{N}_~.%-]*)*(?:[?#].*)?$/u;
const WORD = /^[\p{L}\p{N}_-]+$/u;

/**
 * Reads the address that an editor typed into a link. White space and invisible characters are ignored, and what has one meaning is mended:
 * `www.example.com`, `//example.com/`, `a@example.com`, `contact/`, `https://mailto:a@example.com`. What is returned begins with a scheme
 * that the site links to, a slash before a path, or a `#`, and contains no white space and no control characters.
 */
export function readLink(typed: unknown): ReadLink {
  if (typeof typed !== "string") return { refused: "blank" };
  if (typed.length > MAX_CHARS) return { refused: "too-long" };
  const visible = withoutPrefixes(toVisible(typed));
  if (visible === "") return { refused: "blank" };
  if (/[\p{Cc}\p{Cs}]/u.test(visible)) return { refused: "unreadable" };
  const written = visible.replace(WEB_BEFORE_RELATIVE, "");
  if (written.startsWith("#")) return { href: encodeBlanks(written) };
  if (/^[/\\]/.test(written)) return readPath(written);
  const scheme = SCHEME.exec(written)?.[1]!.toLowerCase();
  if (scheme !== undefined && !SITE.test(written)) return readScheme(scheme, written.slice(scheme.length + 1));
  return readWithoutScheme(written.replace(/^\.\//, ""));
}

function readScheme(scheme: string, rest: string): ReadLink {
  if (scheme === "http" || scheme === "https") return readWeb(scheme, rest);
  if (!Object.hasOwn(READERS, scheme)) return { refused: "scheme" };
  const target = READERS[scheme]!(rest);
  return target === null ? { refused: "incomplete" } : { href: `${scheme}:${target}` };
}

/** Reads an address of the web by what follows its scheme. */
function readWeb(scheme: string, rest: string): ReadLink {
  const [, slashes, host = "", more = ""] = /^([/\\]*)([^/\\?#]*)(.*)$/su.exec(rest.replace(/^([/\\]*)\s+/, "$1"))!;
  if (slashes!.length > 2 || host === "" || host.endsWith(":")) return { refused: "host" };
  // What Prismic's editor makes of an e-mail address.
  if (/^[/\\]?$/.test(more) && isMail(host)) return { href: `mailto:${encodeBlanks(host)}` };
  // `//tel:@1` would become `https://tel:@1`, which is read as a number.
  if (NEEDLESS_PREFIX.test(`${scheme}://${host}`)) return { refused: "host" };
  const [, word, port] = /^([\p{L}\p{N}_-]+)(:\d+)?$/u.exec(host) ?? [];
  // What it makes of a path without its first slash: no site is named by one word.
  if (word && word.toLowerCase() !== "localhost") return port ? { refused: "host" } : readPath(`/${word}${more}`);
  const [, path = "", query = ""] = /^([^?#]*)(.*)$/su.exec(more)!;
  const href = encodeBlanks(`${scheme}://${host}${path.replaceAll("\\", "/")}${query}`);
  return toUrl(href) ? { href } : { refused: "host" };
}

function readPath(written: string): ReadLink {
  if (/^\/\/[^/\\]/.test(written)) return readWeb("https", written);
  return /^\/(?![/\\])[^\\]*$/.test(written) ? { href: encodeBlanks(written) } : { refused: "unreadable" };
}

function readWithoutScheme(written: string): ReadLink {
  if (isMail(written)) return { href: `mailto:${encodeBlanks(written)}` };
  if (isNumber(written)) return readScheme("tel", written);
  if (/^www\./i.test(written) || SITE.test(written)) return readWeb("https", `//${written}`);
  if (WORD.test(written)) return { refused: "word" };
  return SLASHLESS.test(written) ? readPath(`/${written}`) : { refused: "unclear" };
}

function withoutPrefixes(written: string): string {
  let rest = written;
  for (let count = 0; count < MAX_PREFIXES; count++) rest = rest.replace(NEEDLESS_PREFIX, "");
  return rest;
}
