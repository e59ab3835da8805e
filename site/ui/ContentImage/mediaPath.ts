/** Stock photos that editors choose within Prismic stay on a host of their own. */
const STOCK_HOST = "images.unsplash.com";

/**
 * The same-origin path of a content image: the BFF fetches it from the content repository's image hosts, the only ones
 * it knows. Thus the browser opens one connection, and no address of an upstream stands in a page. What is no address
 * leads to no picture, and breaks nothing.
 */
export function toMediaPath(url: string): string {
  const { protocol, hostname, pathname, search } = new URL(URL.canParse(url) ? url : "about:blank");
  if (!/^https?:$/.test(protocol)) return "/media/";
  return `/media${hostname === STOCK_HOST ? "/stock" : ""}${pathname}${search}`;
}
