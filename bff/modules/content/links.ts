import type { PrismicDocument } from "@prismicio/client";
import { SUPPORTED_LANGS, withLang } from "./languages";
import { urlOf, withSlash } from "./paths";
import type { ContentIndex } from "./contentIndex";

/** Where a link to a document that no longer exists leads. */
const BROKEN_LINK = "/error/";

/**
 * Fills `url` on a document, its translations and every link in it, rich text included. A link that an editor wrote with the
 * site's own origin becomes a path, so that it stays on the site wherever that is shown. Changes the document it is given.
 */
export function fillUrls(document: PrismicDocument, index: ContentIndex, siteOrigin: string): PrismicDocument {
  document.url = urlOf(document);
  document.alternate_languages = document.alternate_languages
    .filter(({ lang }) => SUPPORTED_LANGS.includes(lang))
    .map((other) => ({ ...other, url: pageUrl(other.id, index) }));
  fillLinks(document.data, { lang: document.lang, index, siteOrigin });
  return document;
}

interface Place {
  lang: string;
  index: ContentIndex;
  siteOrigin: string;
}

function fillLinks(value: unknown, place: Place): void {
  if (Array.isArray(value)) {
    for (const entry of value) fillLinks(entry, place);
  } else if (isRecord(value)) {
    if (value.link_type === "Document") value.url = linkUrl(value, place);
    if (value.link_type === "Web") value.url = ownPath(value.url, place.siteOrigin) ?? value.url;
    for (const entry of Object.values(value)) fillLinks(entry, place);
  }
}

// Prismic's older editor took `#hours` and `/about/` for addresses of the web.
const WEB_BEFORE_RELATIVE = /^https?:\/\/(?=#|\/(?![/\\]))/i;

/** The path, or the part of the page, that an address of the site leads to; null for any other. */
function ownPath(url: unknown, siteOrigin: string): string | null {
  if (typeof url !== "string") return null;
  const written = url.replace(WEB_BEFORE_RELATIVE, "");
  if (written.startsWith("#")) return written;
  const base = /^\/(?![/\\])/.test(written) ? siteOrigin : undefined;
  if (!URL.canParse(written, base)) return null;
  const { origin, pathname, search, hash } = new URL(written, base);
  // Two slashes at its beginning would name another host.
  return origin === siteOrigin ? withSlash(pathname.replace(/^\/+/, "/")) + search + hash : null;
}

function linkUrl(link: Record<string, unknown>, { lang, index }: Place): string | null {
  return link.isBroken === true ? withLang(BROKEN_LINK, lang) : pageUrl(String(link.id), index);
}

function pageUrl(id: string, index: ContentIndex): string | null {
  const page = index.byId(id);
  return page?.path ? withLang(page.path, page.lang) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
