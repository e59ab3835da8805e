/** Apostrophes of every kind, the letters that stand for them in Hawaiian and on keyboards, and dots: of `St. John’s`, `Kāneʻohe`. */
const APOSTROPHES = /['`´.\u02B9-\u02BF\u02C8\u2018-\u201B\u2032\u2035\uA78B\uA78C\uFF07]/gu;
/** Characters that are copied along with a name, and do not show. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };
/** Words that are written in full or short in names of places. */
const IN_FULL: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" };

/**
 * Returns the words of a place's name in small letters, without accents, ligatures, apostrophes, dots and invisible characters: `St.
 * John’s` has `st` and `johns`. A name of these words has the same.
 */
export function toPlainWords(name: string): string[] {
  const plain = name
    .replace(INVISIBLE, "")
    .replace(APOSTROPHES, "")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[œæßøłđ]/gu, (letter) => LIGATURES[letter]!);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a word in full: `saint` for `st`. */
export function inFull(word: string): string {
  return Object.hasOwn(IN_FULL, word) ? IN_FULL[word]! : word;
}

/** Returns the short form of a word: `st` for `saint`. */
export function inShort(word: string): string {
  return SHORT.get(word) ?? word;
}

const SHORT = new Map(Object.entries(IN_FULL).map(([short, full]) => [full, short]));

/** Returns the key by which spellings of one city are one: `Mt. Vernon` and `Mount Vernon`, `De Kalb` and `DeKalb`, have the same. */
export function toCityKey(name: string): string {
  return toPlainWords(name).map(inFull).join("");
}
