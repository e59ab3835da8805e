import { LANGS, type LanguagePaths, withLang } from "../../i18n/languages";
import { type LocatorState, printState } from "./locatorState";

/** Returns the URL of the same list in every language. */
export function languagePathsOf(path: string, state: LocatorState): LanguagePaths {
  return Object.fromEntries(LANGS.map((lang) => [lang, withLang(path, lang) + printState(state)]));
}
