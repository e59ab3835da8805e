import { DEFAULT_LANG, isLang } from "#shared/config/languages.ts";

/** Returns the language asked for, or en-us when the site does not support it. */
export function toSupportedLang(lang: string): string {
  return isLang(lang) ? lang : DEFAULT_LANG;
}
