import { decodeSegment } from "./decodeSegment";

/**
 * `/fr-ca/about/key-copies/` -> `about | key copies`: the language dropped, slashes as bars, hyphens as spaces; empty for the home page.
 */
export function titleFromPath(path: string): string {
  const parts = path.split("/").filter(Boolean);
  const own = /^[a-z]{2}-[a-z]{2}$/.test(parts[0] ?? "") ? parts.slice(1) : parts;
  return own.map((part) => decodeSegment(part).replaceAll("-", " ")).join(" | ");
}
