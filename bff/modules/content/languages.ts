export const DEFAULT_LANG = "en-us";
export const SUPPORTED_LANGS: readonly string[] = [DEFAULT_LANG, "fr-ca"];

/** Returns the language asked for, or en-us when the site does not support it. */
export function toSupportedLang(lang: string): string {
  return SUPPORTED_LANGS.includes(lang) ? lang : DEFAULT_LANG;
}

/** Returns a path with its language prefix; en-us has none. */
export function withLang(path: string, lang: string): string {
  return lang === DEFAULT_LANG ? path : `/${lang}${path}`;
}
