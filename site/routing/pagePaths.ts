/** Addresses that are no pages, as a pattern behind the first slash: files, routes of other kinds, and what server.ts answers itself. */
export const NO_PAGES =
  "_next/|assets/|graphql/?$|media/|health/?$|preview/?$|exit-preview/?$|revalidate/?$|slice-simulator/?$|share-image/|sitemaps/|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$";

const PAGE = new RegExp(`^/(?!${NO_PAGES})`);

/** Whether a path is that of a page, existing or not: the proxy decides which it is. */
export function isPagePath(path: string): boolean {
  return PAGE.test(path);
}

/** What pages read of their query and everybody may be shown alike, in the order in which it is kept: key gallery and locator. */
export const SHARED_PARAMS = ["group", "sub", "sku", "area", "services", "open", "sort", "page"] as const;

/** What they read that is one visitor's own: words, place, and what became of a form. */
export const PRIVATE_PARAMS = ["q", "at", "place", "form", "sent", "answer"] as const;
