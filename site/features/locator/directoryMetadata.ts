import type { Metadata } from "next";
import { DEFAULT_LANG, LANGS, type Lang, toBcp47, withLang } from "../../i18n/languages";
import type { LanguagePaths } from "../chrome/PageFrame";

/** A city with fewer kiosks than this says nothing that the kiosk's own page does not say. */
const FEWEST_TO_INDEX = 2;

/** Whether a place's page is too thin for search engines: the one rule for robots and sitemaps. */
export function isThin(place: { kiosks: number }): boolean {
  return place.kiosks < FEWEST_TO_INDEX;
}

/** The directory has the same paths in every language. */
export function pathsInAllLanguages(path: string): LanguagePaths {
  return Object.fromEntries(LANGS.map((lang) => [lang, withLang(path, lang)]));
}

interface DirectoryPage {
  lang: Lang;
  /** Without language prefix. */
  path: string;
  title: string;
  description: string;
  isHidden?: boolean;
}

/** Title, description and addresses of a page of the directory. A hidden page is followed, but not listed. */
export function directoryMetadata({ lang, path, title, description, isHidden = false }: DirectoryPage): Metadata {
  const languages = Object.fromEntries(LANGS.map((one) => [toBcp47(one), withLang(path, one)]));
  return {
    title,
    description,
    alternates: { canonical: withLang(path, lang), languages: { ...languages, "x-default": withLang(path, DEFAULT_LANG) } },
    ...(isHidden ? { robots: { index: false, follow: true } } : {}),
  };
}
