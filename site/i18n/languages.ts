import type { Lang } from "#shared/config/languages.ts";

export { DEFAULT_LANG, isLang, type Lang, LANGS, toLanguageCode, withLang } from "#shared/config/languages.ts";

/** Returns the BCP 47 tag of a language: `fr-ca` -> `fr-CA`. */
export function toBcp47(lang: string): string {
  const [language, region = ""] = lang.split("-");
  return `${language}-${region.toUpperCase()}`;
}

/** The paths of a page in its languages; for a missing language, links lead to that language's home page. */
export type LanguagePaths = Partial<Record<Lang, string>>;
