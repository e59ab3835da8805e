import type { PrismicDocument } from "@prismicio/client";
import { manifest } from "./__generated__/manifest";
import { withLang } from "#shared/config/languages.ts";
import { firstPart, isReserved, ROUTES, sectionOf, type TYPES_WITH_PATHS } from "#shared/config/reservedPaths.ts";
import { decodePart } from "../../lib/decodePart";
import type { ContentManifest } from "./manifest";

/** Data fields that the index is made of, as Prismic's `fetch` parameter names them: those that a path depends on, and redirects. */
export const PATH_FIELDS = ["page.page_category", "redirect.from", "redirect.to", "redirect.permanent"];

/** Returns a path with the final slash that pages have; paths of files and of other routes are unchanged. */
export function withSlash(path: string): string {
  return ROUTES.includes(firstPart(path)) ? path : path.replace(/\/[^/.]+$/, "$&/");
}

/**
 * Returns whether a document's path is one that its type may not take: generic pages and types without a rule below may take none of the
 * site's own paths.
 */
export function isMisplaced(type: string, path: string): boolean {
  return (type === "page" || !hasRule(type)) && isReserved(path);
}

// Encoded as in the URL of a request: an editor may write any word.
const join = (...parts: string[]) => `/${parts.filter(Boolean).map(encodeURIComponent).join("/")}/`;

/** The paths of page types to which derivedPath() does not apply. */
const PATHS: Record<(typeof TYPES_WITH_PATHS)[number], (document: PrismicDocument) => string | null> = {
  homepage: () => "/",
  page: ({ uid, data }) => {
    const category = typeof data.page_category === "string" ? data.page_category.trim() : "";
    return uid ? join(category, uid) : null;
  },
  faq: ({ uid }) => (uid ? join("frequently-asked-questions", uid) : null),
  locator_page: () => "/key-services/",
  service_page: ({ uid }) => (uid ? join("products", uid) : null),
  faq_page: () => "/frequently-asked-questions/",
  products_page: () => "/products/",
  key_gallery: () => "/key-gallery/",
};

/** The sections of page types below which a document's uid stands. */
const UID_SECTIONS: Record<string, string> = { "frequently-asked-questions": "faq", products: "service_page" };
/** What Prismic accepts as a uid, in any capitals: no quote, which would end it within a query. */
const UID = /^[\p{L}\p{N}._~-]{1,200}$/u;

/**
 * Returns the type and the uid that a document at this path has or had: `/products/uid/`, `/blog-post/uid/`, or `/uid/` and
 * `/category/uid/` for pages. Null for a path that no document with a uid can have had.
 */
export function formerUidOf(path: string, types: ContentManifest["documents"] = manifest.documents): { type: string; uid: string } | null {
  const parts = path.split("/").filter(Boolean);
  const uid = decodePart(parts.at(-1) ?? "")?.normalize("NFC");
  if (parts.length > 2 || !uid || !UID.test(uid)) return null;
  const section = parts.length === 2 ? parts[0]!.toLowerCase() : "";
  if (Object.hasOwn(UID_SECTIONS, section)) return { type: UID_SECTIONS[section]!, uid };
  const derived = section.replaceAll("-", "_");
  if (Object.hasOwn(types, derived) && types[derived]!.isPage && !Object.hasOwn(PATHS, derived)) return { type: derived, uid };
  return isReserved(path.toLowerCase()) ? null : { type: "page", uid };
}

function hasRule(type: string): type is keyof typeof PATHS {
  return Object.hasOwn(PATHS, type);
}

/** Returns the path of a document's page without language prefix; null for a type without pages. */
export function pathOf(document: PrismicDocument, types: ContentManifest["documents"] = manifest.documents): string | null {
  if (hasRule(document.type)) return PATHS[document.type](document);
  return Object.hasOwn(types, document.type) ? derivedPath(document, types[document.type]!) : null;
}

/** Returns the path of a page type without a rule above: `/blog-post/uid/`, or `/blog/` when there is only one document of it. */
function derivedPath({ type, uid }: PrismicDocument, { isPage, singleton }: ContentManifest["documents"][string]): string | null {
  const section = sectionOf(type);
  if (!isPage) return null;
  if (singleton) return join(section);
  return uid ? join(section, uid) : null;
}

/** Returns the address of a document's page as in links, language prefix included; null when it has none. */
export function urlOf(document: PrismicDocument): string | null {
  const path = pathOf(document);
  return path && withLang(path, document.lang);
}
