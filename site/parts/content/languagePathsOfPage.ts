import { isLang, type LanguagePaths } from "../../i18n/languages";
import type { Page } from "./loadPage";

/** Returns the path of a page in every language in which it exists. */
export function languagePathsOfPage(page: Page): LanguagePaths {
  const all = [{ lang: page.lang, url: page.url }, ...page.alternate_languages];
  return Object.fromEntries(all.filter(({ lang, url }) => isLang(lang) && url).map(({ lang, url }) => [lang, url]));
}
