/**
 * Parses a URL, relative to `base` if there is one; null if it is invalid. `URL.canParse` before `new URL` is not safe: in Node 24, the
 * compiled version of `canParse` has accepted a text that `new URL` then threw at. `URL.parse` is not in Node 20.
 */
export function toUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
