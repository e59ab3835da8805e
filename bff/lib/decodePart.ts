/** Decodes a part of a path, e.g. `cl%C3%A9` to `clé`; returns null when it is not UTF-8. */
export function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
