import { toUrl } from "../toUrl";

/** Whether a URL is public: its host is not this machine's. */
export function isPublic(url: string | undefined): boolean {
  const parsed = toUrl(url ?? "");
  return parsed !== null && !["localhost", "127.0.0.1", "[::1]"].includes(parsed.hostname);
}
