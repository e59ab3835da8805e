/** Compares names of places without case, accents, dots and dashes. */
export function isSameName(one: string, other: string): boolean {
  const key = toKey(one);
  return key !== "" && key === toKey(other);
}

/** Returns a name in the form in which names are compared. */
export function toKey(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}|['’.]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}
