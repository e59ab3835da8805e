// What has an address of its own and is no page; the proxy, which answers for pages, does not see these.
const FILES = /^\/(?:_next|assets|share-image|sitemaps)\//;

/** Whether an address is that of a file and has a path that cannot be decoded, such as `/assets/%ff`: Next would answer 500. */
export function isUndecodableFilePath(url: string): boolean {
  const path = url.split("?")[0]!;
  if (!FILES.test(path)) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}
