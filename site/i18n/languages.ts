export const LANGS = ["en-us", "fr-ca"] as const;
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = "en-us";

/** Whether the site supports a language. */
export function isLang(lang: string): lang is Lang {
  return (LANGS as readonly string[]).includes(lang);
}

/** Returns a path with its language prefix; en-us has none. */
export function withLang(path: string, lang: string): string {
  return lang === DEFAULT_LANG ? path : `/${lang}${path}`;
}

/** Returns the BCP 47 tag of a language: `fr-ca` -> `fr-CA`. */
export function toBcp47(lang: string): string {
  const [language, region = ""] = lang.split("-");
  return `${language}-${region.toUpperCase()}`;
}
