import type { PrismicDocument } from "@prismicio/client";
import { SUPPORTED_LANGS, withLang } from "./languages";
import { urlOf } from "./paths";
import type { ContentIndex } from "./contentIndex";

/** Where a link to a document that no longer exists leads. */
const BROKEN_LINK = "/error/";

/** Fills `url` on a document, its translations and every link in it, rich text included. Changes the document it is given. */
export function fillUrls(document: PrismicDocument, index: ContentIndex): PrismicDocument {
  document.url = urlOf(document);
  document.alternate_languages = document.alternate_languages
    .filter(({ lang }) => SUPPORTED_LANGS.includes(lang))
    .map((other) => ({ ...other, url: pageUrl(other.id, index) }));
  fillLinks(document.data, document.lang, index);
  return document;
}

function fillLinks(value: unknown, lang: string, index: ContentIndex): void {
  if (Array.isArray(value)) {
    for (const entry of value) fillLinks(entry, lang, index);
  } else if (isRecord(value)) {
    if (value.link_type === "Document") value.url = linkUrl(value, lang, index);
    for (const entry of Object.values(value)) fillLinks(entry, lang, index);
  }
}

function linkUrl(link: Record<string, unknown>, lang: string, index: ContentIndex): string | null {
  return link.isBroken === true ? withLang(BROKEN_LINK, lang) : pageUrl(String(link.id), index);
}

function pageUrl(id: string, index: ContentIndex): string | null {
  const page = index.byId(id);
  return page?.path ? withLang(page.path, page.lang) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
