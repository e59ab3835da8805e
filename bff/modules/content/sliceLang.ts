import { DEFAULT_LANG } from "./languages";

// A symbol: content may call a field of its own by any name.
const LANG = Symbol("language of the document");

/** Of each part, its copy in the language that it was asked for last: a document is kept for many requests. */
const copies = new WeakMap<object, { lang: string; copy: object }>();

/** A part of a document that knows in which language it is written; as it is where that is not known. */
export function inLang<T extends object>(part: T, lang: string | undefined): T {
  // Content may hold what it should not, such as a string in a list of slices: that cannot be a key of a WeakMap.
  if (lang === undefined || typeof part !== "object" || part === null) return part;
  const known = copies.get(part);
  if (known?.lang === lang) return known.copy as T;
  const copy = { ...part, [LANG]: lang };
  copies.set(part, { lang, copy });
  return copy;
}

/** The language of the document that a slice stands in: what it shows live is in this language, too. */
export function langOf(part: object): string {
  return knownLangOf(part) ?? DEFAULT_LANG;
}

/** The same, undefined where it is not known. */
export function knownLangOf(part: object): string | undefined {
  return (part as { [LANG]?: string })[LANG];
}
