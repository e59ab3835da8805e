/** Decodes a path segment, `cl%C3%A9` to `clé`; returns it unchanged if it is not valid UTF-8. */
export function decodeSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
