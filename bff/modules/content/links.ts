import { toUrl } from "#shared/toUrl.ts";
import type { PrismicDocument } from "@prismicio/client";
import { DEFAULT_LANG, isLang, withLang } from "#shared/config/languages.ts";
import { urlOf, withSlash } from "./paths";
import type { ContentIndex } from "./contentIndex";
import { readLink } from "#shared/links/readLink.ts";
import { toVisible } from "#shared/links/visible.ts";

/** The address of a link to a document that no longer exists. */
const BROKEN_LINK = "/error/";

/** What the links of a document are resolved with. */
interface LinkContext {
  lang: string;
  index: ContentIndex;
  siteOrigin: string;
}

/** Documents with their addresses, by the original document: for each, the one made for the last index. */
const filled = new WeakMap<PrismicDocument, { index: ContentIndex; document: PrismicDocument }>();

/**
 * Returns a document with `url` set on itself, its translations and every link in it, rich text included, by an index. A link that an
 * editor wrote with the site's own origin becomes a path, so that it stays on the origin in use. The original document is not changed: it
 * may be cached for longer than the index is current.
 */
export function withUrls(document: PrismicDocument, index: ContentIndex, siteOrigin: string): PrismicDocument {
  const cached = filled.get(document);
  if (cached?.index === index) return cached.document;
  const withAll: PrismicDocument = {
    ...document,
    url: urlOf(document),
    alternate_languages: document.alternate_languages
      .filter(({ lang }) => isLang(lang))
      .map((other) => ({ ...other, url: urlIn(other.id, other.lang, index) })),
    data: withLinks(document.data, { lang: document.lang, index, siteOrigin }),
  };
  filled.set(document, { index, document: withAll });
  return withAll;
}

/**
 * Returns a value with its links filled in. A value without links is returned as the same object, so that a second index takes little
 * memory.
 */
function withLinks<T>(value: T, context: LinkContext): T {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => withLinks(entry, context));
    return entries.some((entry, at) => entry !== value[at]) ? (entries as T) : value;
  }
  if (!isRecord(value)) return value;
  const changed: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) {
    const now = withLinks(entry, context);
    if (now !== entry) changed[name] = now;
  }
  if (value.link_type === "Document") changed.url = linkUrl(value, context);
  if (value.link_type === "Web") changed.url = webUrl(value.url, context);
  return Object.keys(changed).length > 0 ? { ...value, ...changed } : value;
}

/** Returns the address that an editor meant; a refused one as it was typed: the site shows only the link's text. */
function webUrl(typed: unknown, { lang, index, siteOrigin }: LinkContext): unknown {
  const link = readLink(typed);
  if ("href" in link) return inLanguage(ownPath(link.href, siteOrigin) ?? link.href, link.href, lang, index);
  if (link.refused !== "word") return typed;
  // One word is an address if it is a page's.
  const path = `/${encodeURIComponent(toVisible(String(typed)))}/`;
  return index.route(path, lang).status === "MISSING" ? typed : withLang(path, lang);
}

/** The site's pages of kiosks, which exist in every language. */
const IN_EVERY_LANGUAGE = /^\/(?:key-services|kiosk-locator)\//;

/**
 * Returns a path that was typed without a language as that of the same page in the document's language. A whole address is meant as it is:
 * it may lead to the other language on purpose.
 */
function inLanguage(url: string, typed: string, lang: string, index: ContentIndex): string {
  if (lang === DEFAULT_LANG || !typed.startsWith("/")) return url;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const document = index.byPath(path, DEFAULT_LANG);
  if (!document) return IN_EVERY_LANGUAGE.test(path) ? withLang(path, lang) + rest : url;
  return urlIn(document.id, lang, index)! + rest;
}

/** Returns the path, with query and fragment, that an address of the site leads to; null for any other address. */
function ownPath(href: string, siteOrigin: string): string | null {
  if (href.startsWith("#")) return href;
  const base = href.startsWith("/") ? siteOrigin : undefined;
  const url = toUrl(href, base);
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  // Two slashes at the beginning would name another host.
  return origin === siteOrigin ? withSlash(pathname.replace(/^\/+/, "/")) + search + hash : null;
}

function linkUrl(link: Record<string, unknown>, { lang, index }: LinkContext): string | null {
  return link.isBroken === true ? withLang(BROKEN_LINK, lang) : urlIn(String(link.id), lang, index);
}

/**
 * Returns the address at which a visitor in a language finds a document, in the frame of that language if it has no version in it. A page
 * in en-us may lead to another language on purpose.
 */
function urlIn(id: string, lang: string, index: ContentIndex): string | null {
  const page = index.pageIn(id, lang === DEFAULT_LANG ? (index.byId(id)?.lang ?? lang) : lang);
  return page ? withLang(page.path, page.lang) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
