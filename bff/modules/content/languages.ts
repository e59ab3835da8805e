import { DEFAULT_LANG, isLang } from "../../../config/languages";

/** Returns the language asked for, or en-us when the site does not support it. */
export function toSupportedLang(lang: string): string {
  return isLang(lang) ? lang : DEFAULT_LANG;
}
