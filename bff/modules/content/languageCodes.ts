import { LANGS, toLanguageCode } from "#shared/config/languages.ts";

/** What resolvers have for the values of the enum LanguageCode: the languages' ids. */
export const languageCodes = { LanguageCode: Object.fromEntries(LANGS.map((lang) => [toLanguageCode(lang), lang])) };
