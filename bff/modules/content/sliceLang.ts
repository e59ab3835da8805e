import { DEFAULT_LANG } from "#shared/config/languages.ts";

// A symbol, since content may have a field of any name.
const LANG = Symbol("language of the document");

/** For each part, its copy with the last language: a document is cached for many requests. */
const copies = new WeakMap<object, { lang: string; copy: object }>();

/** Returns a copy of a document's part that carries its language; the part itself when the language is unknown. */
export function inLang<T extends object>(part: T, lang: string | undefined): T {
  // Invalid content, such as a string in a list of slices, cannot be the key of a WeakMap.
  if (lang === undefined || typeof part !== "object" || part === null) return part;
  const cached = copies.get(part);
  if (cached?.lang === lang) return cached.copy as T;
  const copy = { ...part, [LANG]: lang };
  copies.set(part, { lang, copy });
  return copy;
}

/** Returns the language of the document that contains a slice: live data of the slice is in this language, too. */
export function langOf(part: object): string {
  return langOfPart(part) ?? DEFAULT_LANG;
}

/** Like langOf, but returns undefined when the language is unknown. */
export function langOfPart(part: object): string | undefined {
  return (part as { [LANG]?: string })[LANG];
}
