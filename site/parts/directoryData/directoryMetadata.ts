import type { ImageField } from "@prismicio/client";
import type { Metadata } from "next";
import { DEFAULT_LANG, type Lang, LANGS, type LanguagePaths, toBcp47, withLang } from "../../i18n/languages";
import { loadChrome } from "../chrome/loadChrome";
import { socialMetadata } from "../share/socialMetadata";

/** A city or state with fewer kiosks has nothing that the kiosk's own page does not have. */
const FEWEST_TO_INDEX = 2;

/**
 * Returns whether the page of a city or state has too little content for search engines. Robots tags and sitemaps both use this rule
 * (docs/decisions/019).
 */
export function isThin(entry: { kioskCount: number }): boolean {
  return entry.kioskCount < FEWEST_TO_INDEX;
}

/** Returns a directory page's path in every language; only the prefix differs. */
export function pathsInAllLanguages(path: string): LanguagePaths {
  return Object.fromEntries(LANGS.map((lang) => [lang, withLang(path, lang)]));
}

interface DirectoryPage {
  lang: Lang;
  /** Path without language prefix. */
  path: string;
  title: string;
  description: string;
  /** Path of the page whose share image is used, when this page has none of its own. */
  pictureOf?: string;
  /** The editor's share image. */
  image?: ImageField | null;
  isHidden?: boolean;
}

/** Returns title, description, URLs and share image of a directory page. A hidden page gets `noindex, follow`. */
export async function directoryMetadata(page: DirectoryPage): Promise<Metadata> {
  return toMetadata(page, (await loadChrome({ lang: page.lang })).brand);
}

/** Like directoryMetadata, with the name of the business as a parameter. */
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
