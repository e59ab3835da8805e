/** A part of a path as it reads, `cl%C3%A9` as `clé`; as it stands where it is no UTF-8. */
export function decodeSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
