import { inFull, inShort, toPlainWords } from "#shared/forms/placeName.ts";

/**
 * Returns the form in which names of places are compared: without case, accents, marks, articles and abbreviations. `St. Louis` and `Saint
 * Louis` have the same; `D.C.` is `dc`.
 */
export function toNameKey(name: string): string {
  return toWords(name).join(" ");
}

/** Returns the words of a text in that form. */
export function toWords(text: string): string[] {
  return toPlainWords(text)
    .filter((word) => word !== "the")
    .map(inFull);
}

/** Returns the spellings under which a directory may have a name: its key, and that with abbreviations or an article. */
export function toSpellings(name: string): string[] {
  const words = toWords(name);
  return [...new Set([words.join(" "), words.map(inShort).join(" "), ["the", ...words].join(" ")])];
}
