import { DEFAULT_LANG } from "./languages";

// A symbol: content may call a field of its own by any name.
const LANG = Symbol("language of the document");

/** A part of a document that knows in which language it is written; as it is where that is not known. */
export function inLang<T extends object>(part: T, lang: string | undefined): T {
  return lang === undefined ? part : { ...part, [LANG]: lang };
}

/** The language of the document that a slice stands in: what it shows live is in this language, too. */
export function langOf(part: object): string {
  return knownLangOf(part) ?? DEFAULT_LANG;
}

/** The same, undefined where it is not known. */
export function knownLangOf(part: object): string | undefined {
  return (part as { [LANG]?: string })[LANG];
}
