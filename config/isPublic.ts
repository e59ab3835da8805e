/** Whether visitors from elsewhere come to an address: every host is public but those of this machine. */
export function isPublic(url: string | undefined): boolean {
  return url !== undefined && URL.canParse(url) && !["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
