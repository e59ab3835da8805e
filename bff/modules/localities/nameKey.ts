/** Words that are written in full or short in names of places. */
const IN_FULL: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" };

/**
 * Returns the form in which names of places are compared: without case, accents, marks, articles and abbreviations. `St. Louis` and `Saint
 * Louis` have the same; `D.C.` is `dc`.
 */
export function toNameKey(name: string): string {
  return toWords(name).join(" ");
}

/** Returns the words of a text in that form. */
export function toWords(text: string): string[] {
  const words = text
    .normalize("NFD")
    .replace(/\p{M}|['’.]/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).filter((word) => word !== "the").map((word) => (Object.hasOwn(IN_FULL, word) ? IN_FULL[word]! : word));
}

const SHORT = new Map(Object.entries(IN_FULL).map(([short, full]) => [full, short]));

/** Returns the spellings under which a directory may have a name: its key, and that with abbreviations or an article. */
export function toSpellings(name: string): string[] {
  const words = toWords(name);
  const short = words.map((word) => SHORT.get(word) ?? word);
  return [...new Set([words.join(" "), short.join(" "), ["the", ...words].join(" ")])];
}
