import { toUrl } from "#shared/toUrl.ts";

/** Host of stock photos that editors choose in Prismic. */
const STOCK_HOST = "images.unsplash.com";

/** Drawings are not on the image host, but on the repository's. */
const FILE_HOST = /^[\w-]+\.cdn\.prismic\.io$/;

/**
 * Returns the same-origin path of a content image, which the BFF fetches from the content repository's image hosts. So the browser needs
 * one connection, and pages contain no upstream URLs. An invalid URL gives a path to no picture.
 */
export function toMediaPath(url: string): string {
  const { protocol, hostname, pathname, search } = toUrl(url) ?? new URL("about:blank");
  if (!/^https?:$/.test(protocol)) return "/media/";
  return `/media${folderOf(hostname)}${pathname}${search}`;
}

function folderOf(hostname: string): string {
  if (hostname === STOCK_HOST) return "/stock";
  return FILE_HOST.test(hostname) ? "/files" : "";
}
