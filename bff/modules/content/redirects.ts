import type { PrismicDocument } from "@prismicio/client";
import { DEFAULT_LANG, isLang } from "#shared/config/languages.ts";
import { readLink } from "#shared/links/readLink.ts";
import { toVisible } from "#shared/links/visible.ts";
import { foldPath } from "./foldPath";
import { withSlash } from "./paths";

/** The custom type by which editors redirect an address. */
export const REDIRECT_TYPE = "redirect";

/** What an editor redirects. */
export interface Redirect {
  /** Id of its document. */
  id: string;
  lang: string;
  /** The path that all spellings of the address have in common (foldPath), without language. */
  from: string;
  /** Whether it redirects that path and all below it. */
  isPrefix: boolean;
  to: { id: string } | { href: string };
  isPermanent: boolean;
}

/** Why a document of the type redirects nothing. */
export type RedirectFault = "from" | "from-query" | "from-everything" | "to" | "to-wildcard";

/**
 * Reads a document of the type. `from` is a path, with or without its language, or a whole address, of which the path counts: that of a
 * moved site may have another host. A `*` as the last part stands for all paths below; where the target ends with one, too, what it stood
 * for is put there.
 */
export function readRedirect({ id, lang, data }: PrismicDocument): Redirect | { fault: RedirectFault } {
  const { from, to, permanent } = data as Record<string, unknown>;
  const address = readFrom(from);
  if (address === null) return { fault: "from" };
  if (address.search !== "") return { fault: "from-query" };
  const { lang: ofPath = lang, path } = splitLang(address.pathname);
  const isPrefix = path.endsWith("/*");
  const above = isPrefix ? path.slice(0, -1) : path;
  if (above.includes("*")) return { fault: "from" };
  const folded = foldPath(above);
  if (isPrefix && folded === "") return { fault: "from-everything" };
  const target = readTarget(to);
  if ("fault" in target) return target;
  if ("href" in target && target.href.includes("*") && !(isPrefix && WILDCARD_TARGET.test(target.href))) return { fault: "to-wildcard" };
  return { id, lang: ofPath, from: folded, isPrefix, to: target, isPermanent: permanent !== false };
}

const ANY_ORIGIN = "https://site.invalid";
const SLASHLESS = /^[^\s/\\:?#@][^\s\\:?#@]*$/;
const ADDRESS = /^(?:\/|https?:)/;

/** Reads the address that is redirected. A path may lack its first slash: nothing else can be meant here. */
function readFrom(from: unknown): URL | null {
  if (typeof from !== "string") return null;
  const visible = toVisible(from);
  const link = readLink(SLASHLESS.test(visible) && !visible.startsWith("www.") ? `/${visible}` : visible);
  return "href" in link && ADDRESS.test(link.href) ? new URL(link.href, ANY_ORIGIN) : null;
}

/** Splits a path into its language, if it begins with one of the site's, and the path without it. */
function splitLang(pathname: string): { lang?: string; path: string } {
  const [, lang = "", rest = ""] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? [];
  return isLang(lang.toLowerCase()) ? { lang: lang.toLowerCase(), path: rest || "/" } : { path: pathname };
}

/** A target that ends with a wildcard, below a host: the rest of an address must not become a part of the host's name. */
const WILDCARD_TARGET = /^(?:https?:\/\/[^/?#*]+)?\/(?:[^?#*]*\/)?\*$/;

function readTarget(to: unknown): Redirect["to"] | { fault: "to" } {
  const { link_type: type, id, url, isBroken } = Object(to) as Record<string, unknown>;
  if (type === "Document" && typeof id === "string" && isBroken !== true) return { id };
  const link = type === "Web" || type === "Media" ? readLink(url) : undefined;
  return link && "href" in link && ADDRESS.test(link.href) ? { href: link.href } : { fault: "to" };
}

/** The redirects of all editors. */
export interface Redirects {
  /** Returns the redirect of a path without language; an exact one before that of the longest path above it. */
  find(path: string, lang: string): { redirect: Redirect; rest: string } | undefined;
}

/** Creates the table of redirects; of several for one path, the first counts. */
export function createRedirects(redirects: readonly Redirect[]): Redirects {
  const exact = new Map<string, Redirect>();
  const prefixes = new Map<string, Redirect>();
  for (const one of redirects) {
    const table = one.isPrefix ? prefixes : exact;
    const key = `${one.lang} ${one.from}`;
    if (!table.has(key)) table.set(key, one);
  }
  return {
    find(path, lang) {
      const folded = foldPath(path);
      const exactMatch = exact.get(`${lang} ${folded}`);
      if (exactMatch) return { redirect: exactMatch, rest: "" };
      if (prefixes.size === 0) return undefined;
      const parts = folded.split("/");
      const segments = path.split("/").filter(Boolean);
      for (let length = Math.min(parts.length, MAX_PARTS); length > 0; length--) {
        const redirect = prefixes.get(`${lang} ${parts.slice(0, length).join("/")}`);
        if (redirect)
          return { redirect, rest: segments.slice(length).join("/") + (path.endsWith("/") && segments.length > length ? "/" : "") };
      }
      return undefined;
    },
  };
}

/** Parts of a path that a wildcard may stand below: an address of a thousand slashes must not cost a million steps. */
const MAX_PARTS = 20;

/** Returns the address of a redirect's target, with what its wildcard stood for in place of the target's own. */
export function fillTarget(href: string, rest: string): string {
  return href.endsWith("*") ? href.slice(0, -1) + rest.replace(/^\/+/, "") : href;
}

/** Returns an address of the site as path, language, and what follows the path; null for another site's. */
export function toOwnTarget(href: string, siteOrigin: string): { path: string; lang: string; suffix: string } | null {
  const { origin, pathname, search, hash } = new URL(href, siteOrigin);
  if (origin !== new URL(siteOrigin).origin) return null;
  const { lang = DEFAULT_LANG, path } = splitLang(pathname);
  // Two slashes at the beginning would name another host.
  return { path: withSlash(path.replace(/^\/+/, "/")), lang, suffix: search + hash };
}
