import type { ImageField } from "@prismicio/client";
import type { Metadata } from "next";
import { DEFAULT_LANG, LANGS, type Lang, toBcp47, withLang } from "../../i18n/languages";
import { loadChrome } from "../chrome/loadChrome";
import type { LanguagePaths } from "../../i18n/languagePaths";
import { socialMetadata } from "../share/socialMetadata";

/** A city or state with fewer kiosks than this says nothing that the kiosk's own page does not say. */
const FEWEST_TO_INDEX = 2;

/** Whether a place's page is too thin for search engines: the one rule for robots and sitemaps (docs/decisions/019). */
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
  /** Path of the place whose picture is shown where the page is shared; where it has none of its own. */
  pictureOf?: string;
  /** The editor's own picture. */
  image?: ImageField | null;
  isHidden?: boolean;
}

/** Title, description, addresses and shared picture of a page of the directory. A hidden page is followed, but not listed. */
export async function directoryMetadata(page: DirectoryPage): Promise<Metadata> {
  return toMetadata(page, (await loadChrome({ lang: page.lang })).brand);
}

/** The same, told the name of the business. */
export function toMetadata({ lang, path, title, description, pictureOf, image, isHidden = false }: DirectoryPage, brand: string): Metadata {
  const languages = Object.fromEntries(LANGS.map((one) => [toBcp47(one), withLang(path, one)]));
  return {
    title,
    description,
    alternates: { canonical: withLang(path, lang), languages: { ...languages, "x-default": withLang(path, DEFAULT_LANG) } },
    ...socialMetadata({
      lang,
      title,
      description,
      url: withLang(path, lang),
      otherLangs: LANGS.filter((other) => other !== lang),
      brand,
      imagePath: pictureOf ?? path,
      image,
    }),
    ...(isHidden ? { robots: { index: false, follow: true } } : {}),
  };
}
