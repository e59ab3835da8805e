/** Pattern, behind the first slash, of paths that are not pages: files, other routes, and paths that server.ts answers itself. */
export const NO_PAGES =
  "_next/|assets/|graphql/?$|media/|health/?$|preview/?$|exit-preview/?$|revalidate/?$|slice-simulator/?$|share-image/|sitemaps/|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$";

const PAGE = new RegExp(`^/(?!${NO_PAGES})`);

/** Whether a path is a page's. The page may not exist: the proxy decides that. */
export function isPagePath(path: string): boolean {
  return PAGE.test(path);
}

/** Query parameters of pages that may be shared between visitors (key gallery and locator), in the order of the cache key. */
export const SHARED_PARAMS = ["group", "sub", "sku", "area", "services", "open", "sort", "page"] as const;

/** Query parameters that make a page private to a visitor: search words, place, and the result of a form. */
export const PRIVATE_PARAMS = ["q", "at", "place", "within", "form", "sent", "answer"] as const;
