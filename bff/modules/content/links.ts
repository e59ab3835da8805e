import type { PrismicDocument } from "@prismicio/client";
import { SUPPORTED_LANGS, withLang } from "./languages";
import { urlOf } from "./paths";
import type { SiteMap } from "./siteMap";

/** Where a link to a document that no longer exists leads. */
const BROKEN_LINK = "/error/";

/** Fills `url` on a document, its translations and every link in it, rich text included. Changes the document it is given. */
export function fillUrls(document: PrismicDocument, siteMap: SiteMap): PrismicDocument {
  document.url = urlOf(document);
  document.alternate_languages = document.alternate_languages
    .filter(({ lang }) => SUPPORTED_LANGS.includes(lang))
    .map((other) => ({ ...other, url: pageUrl(other.id, siteMap) }));
  fillLinks(document.data, document.lang, siteMap);
  return document;
}

function fillLinks(value: unknown, lang: string, siteMap: SiteMap): void {
  if (Array.isArray(value)) {
    for (const entry of value) fillLinks(entry, lang, siteMap);
  } else if (isRecord(value)) {
    if (value.link_type === "Document") value.url = linkUrl(value, lang, siteMap);
    for (const entry of Object.values(value)) fillLinks(entry, lang, siteMap);
  }
}

function linkUrl(link: Record<string, unknown>, lang: string, siteMap: SiteMap): string | null {
  return link.isBroken === true ? withLang(BROKEN_LINK, lang) : pageUrl(String(link.id), siteMap);
}

function pageUrl(id: string, siteMap: SiteMap): string | null {
  const page = siteMap.byId(id);
  return page ? withLang(page.path, page.lang) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
