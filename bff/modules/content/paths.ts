import type { PrismicDocument } from "@prismicio/client";
import { withLang } from "./languages";

/** Data fields that a path depends on, as Prismic's `fetch` parameter names them. */
export const PATH_FIELDS = ["page.page_category"];

// First parts of a path that no page's category or uid may take.
const RESERVED_WORDS: readonly string[] = [
  "_next",
  "error",
  "exit-preview",
  "frequently-asked-questions",
  "graphql",
  "health",
  "key-gallery",
  "key-services",
  "kiosk-locator",
  "media",
  "preview",
  "products",
  "revalidate",
  "share-image",
  "sitemaps",
  "slice-simulator",
];

/** Whether a path belongs to the site's own routes or to a language. */
export function isReserved(path: string): boolean {
  const first = path.split("/")[1] ?? "";
  return RESERVED_WORDS.includes(first) || /^[a-z]{2}-[a-z]{2}$/.test(first);
}

/** Whether a document's path is one that its type may not take. Only generic pages choose their first part freely. */
export function isMisplaced(type: string, path: string): boolean {
  return type === "page" && isReserved(path);
}

// Encoded, as the address of a request arrives: an editor may write any word.
const join = (...parts: string[]) => `/${parts.filter(Boolean).map(encodeURIComponent).join("/")}/`;

const PATHS: Record<string, (document: PrismicDocument) => string | null> = {
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

/** The path of a document's page without language prefix; null for a type without pages. */
export function pathOf(document: PrismicDocument): string | null {
  return PATHS[document.type]?.(document) ?? null;
}

/** The address of a document's page as links show it, language prefix included. */
export function urlOf(document: PrismicDocument): string | null {
  const path = pathOf(document);
  return path && withLang(path, document.lang);
}
