import { decodeSegment } from "./decodeSegment";

/**
 * Returns a title for a path, `about | key copies` for `/fr-ca/about/key-copies/`: without language, slashes as bars, hyphens as spaces.
 * Empty for the home page.
 */
export function titleFromPath(path: string): string {
  const parts = path.split("/").filter(Boolean);
  const segments = /^[a-z]{2}-[a-z]{2}$/.test(parts[0] ?? "") ? parts.slice(1) : parts;
  return segments.map((part) => decodeSegment(part).replaceAll("-", " ")).join(" | ");
}
