/**
 * The same-origin path of a content image: the BFF fetches it from the content repository's image host, the only one
 * it knows. Thus the browser opens one connection, and no address of an upstream stands in a page.
 */
export function toMediaPath(url: string): string {
  const { pathname, search } = new URL(url);
  return `/media${pathname}${search}`;
}
