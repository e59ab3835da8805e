/**
 * The languages of the site, its own first: the only list of them. To add one, add its id here and run codegen; the compiler and
 * codegen:check then name the texts and mocks that are missing.
 */
export const LANGS = ["en-us", "fr-ca"] as const;

export type Lang = (typeof LANGS)[number];

/** The language of paths without a prefix, which stands in where there is no translation. */
export const DEFAULT_LANG: Lang = LANGS[0];

type Underscored<Text extends string> = Text extends `${infer Start}-${infer End}` ? `${Start}_${Underscored<End>}` : Text;

/** A language as the graph names it: the values of its enum LanguageCode, which codegen prints. */
export type LanguageCode = Uppercase<Underscored<Lang>>;

/** Returns a language's name in the graph: `fr-ca` -> `FR_CA`. */
export function toLanguageCode(lang: Lang): LanguageCode {
  // TypeScript's types of these methods return any string.
  return lang.toUpperCase().replaceAll("-", "_") as LanguageCode;
}

/** Whether a language is one of the site's. */
export function isLang(lang: string): lang is Lang {
  return (LANGS as readonly string[]).includes(lang);
}

/** Returns a path with its language prefix, of which the default language has none. */
export function withLang(path: string, lang: string): string {
  return lang === DEFAULT_LANG ? path : `/${lang}${path}`;
}
