/** Stock photos that editors choose within Prismic stay on a host of their own. */
const STOCK_HOST = "images.unsplash.com";

/** Drawings, which the image host does not scale, lie on the repository's own host. */
const FILE_HOST = /^[\w-]+\.cdn\.prismic\.io$/;

/**
 * The same-origin path of a content image: the BFF fetches it from the content repository's image hosts, the only ones
 * it knows. Thus the browser opens one connection, and no address of an upstream stands in a page. What is no address
 * leads to no picture, and breaks nothing.
 */
export function toMediaPath(url: string): string {
  const { protocol, hostname, pathname, search } = new URL(URL.canParse(url) ? url : "about:blank");
  if (!/^https?:$/.test(protocol)) return "/media/";
  return `/media${folderOf(hostname)}${pathname}${search}`;
}

function folderOf(hostname: string): string {
  if (hostname === STOCK_HOST) return "/stock";
  return FILE_HOST.test(hostname) ? "/files" : "";
}
