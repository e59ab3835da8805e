/** Pattern, behind the first slash, of paths that are not pages: files, other routes, and paths that server.ts answers itself. */
export const NO_PAGES =
  "_next/|assets/|graphql/?$|media/|health/?$|preview/?$|exit-preview/?$|revalidate/?$|slice-simulator/?$|share-image/|sitemaps/|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$";

const PAGE = new RegExp(`^/(?!${NO_PAGES})`);

/** Whether a path is a page's. The page may not exist: the proxy decides that. */
export function isPagePath(path: string): boolean {
  return PAGE.test(path);
}

/** Whether the last part of a path has a dot, as the name of a file has: such a path has no slash at its end. */
export function looksLikeFile(path: string): boolean {
  return path.includes(".", path.lastIndexOf("/") + 1);
}

/** Query parameters of pages that may be shared between visitors (key gallery, locator, kind of a guide), in the order of the cache key. */
export const SHARED_PARAMS = ["group", "sub", "sku", "area", "services", "open", "sort", "page", "view", "kind"] as const;

/** Query parameters that make a page private to a visitor: search words, place, choices of a guide, and the result of a form. */
export const PRIVATE_PARAMS = [
  "find",
  "q",
  "at",
  "place",
  "within",
  "key",
  "make",
  "model",
  "year",
  "design",
  "near",
  "form",
  "sent",
] as const;

type PageParam = (typeof SHARED_PARAMS)[number] | (typeof PRIVATE_PARAMS)[number];

/** What slices read that any page can contain: the result of a form, and the choices of a guide (slices/CopyGuide). */
const SLICE_PARAMS: readonly PageParam[] = ["kind", "key", "make", "model", "year", "design", "near", "form", "sent"];

/** The parameters that pages read besides, by their paths without language. */
const ROUTE_PARAMS: readonly { path: RegExp; params: readonly PageParam[] }[] = [
  {
    path: /^\/(?:key-services(?:\/[^/]+){0,2}|kiosk-locator)\/?$/,
    params: ["area", "services", "open", "sort", "page", "view", "q", "at", "place", "within"],
  },
  { path: /^\/key-gallery\/?$/, params: ["group", "sub", "sku", "page", "find", "q", "at", "place"] },
];

/** Returns the names of the query parameters that the page at a path without language reads. All others change nothing of it. */
export function paramsOf(path: string): readonly PageParam[] {
  return [...SLICE_PARAMS, ...(ROUTE_PARAMS.find((route) => route.path.test(path))?.params ?? [])];
}
