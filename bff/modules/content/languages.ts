export const DEFAULT_LANG = "en-us";
export const SUPPORTED_LANGS: readonly string[] = [DEFAULT_LANG, "fr-ca"];

/** The language to answer in: the one asked for, or en-us where the site does not speak it. */
export function toSupportedLang(lang: string): string {
  return SUPPORTED_LANGS.includes(lang) ? lang : DEFAULT_LANG;
}

/** A path with its language prefix; en-us has none. */
export function withLang(path: string, lang: string): string {
  return lang === DEFAULT_LANG ? path : `/${lang}${path}`;
}
