export { DEFAULT_LANG, isLang, type Lang, LANGS, toLanguageCode, withLang } from "#shared/config/languages.ts";

/** Returns the BCP 47 tag of a language: `fr-ca` -> `fr-CA`. */
export function toBcp47(lang: string): string {
  const [language, region = ""] = lang.split("-");
  return `${language}-${region.toUpperCase()}`;
}
