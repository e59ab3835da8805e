/** Whether a URL is public: its host is not this machine's. */
export function isPublic(url: string | undefined): boolean {
  return url !== undefined && URL.canParse(url) && !["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
