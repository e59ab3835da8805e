import type { LanguagePaths } from "../../../i18n/languages";
import { parseGuide } from "./parseGuide";

/**
 * Returns the URL of the same answer of a page's guides in every language. Years are words of a language: where another one writes them
 * otherwise, make and model stay chosen.
 */
export function guideLanguagePaths(paths: LanguagePaths, query: unknown): LanguagePaths {
  const chosen = Object.entries(parseGuide(query)).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (chosen.length === 0) return paths;
  return Object.fromEntries(Object.entries(paths).map(([lang, path]) => [lang, `${path}?${new URLSearchParams(chosen)}`]));
}
