// URLs of files. The proxy handles pages only and does not see these.
const FILES = /^\/(?:_next|assets|share-image|sitemaps)\//;

/** Whether a URL is that of a file and its path cannot be decoded, such as `/assets/%ff`. Next would answer 500. */
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
