/** A part of a path as it reads, `cl%C3%A9` as `clé`; null for one that is no UTF-8 and names nothing. */
export function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
