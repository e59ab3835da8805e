import { inFull, toCityKey, toPlainWords } from "#shared/forms/placeName.ts";

/** Compares names of places without case, accents, marks, spaces and abbreviations. */
export function isSameName(one: string, other: string): boolean {
  const key = toCityKey(one);
  return key !== "" && key === toCityKey(other);
}

/** Returns a name in the form in which the beginnings of its words are compared. */
export function toKey(name: string): string {
  return toPlainWords(name).map(inFull).join(" ");
}
