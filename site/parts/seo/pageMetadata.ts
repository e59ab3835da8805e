import type { Metadata } from "next";
import { DEFAULT_LANG, isLang, toBcp47 } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { splitLang } from "../../routing/edition";
import { socialMetadata } from "../share/socialMetadata";
import type { Page } from "../content/loadPage";
import { languagePathsOfPage } from "../content/languagePathsOfPage";
import { titleFromPath } from "../../routing/titleFromPath";

/**
 * Returns title, description, canonical URL, translations and social metadata of a page: the editor's texts first, then the path's. `brand`
 * is the name of the business.
 */
export function pageMetadata(page: Page, brand: string): Metadata {
  const { meta_description, meta_image } = page.data;
  const paths = languagePathsOfPage(page);
  const languages = Object.fromEntries(Object.entries(paths).map(([lang, path]) => [toBcp47(lang), path]));
  const title = titleOf(page, brand);
  const description = meta_description || messagesOf(isLang(page.lang) ? page.lang : DEFAULT_LANG).siteDescription;
  return {
    title,
    description,
    alternates: {
      canonical: page.url ?? undefined,
      languages: paths[DEFAULT_LANG] ? { ...languages, "x-default": paths[DEFAULT_LANG] } : languages,
    },
    ...socialMetadata({
      lang: page.lang,
      title,
      description,
      url: page.url,
      otherLangs: Object.keys(paths).filter((lang) => lang !== page.lang),
      brand,
      imagePath: page.url && splitLang(page.url).path,
      image: meta_image,
    }),
  };
}

/** Returns a page's title for search results and browser tabs; for a home page without an editor's title, the name of the business. */
export function titleOf({ url, data: { meta_title } }: Page, brand: string): string {
  return meta_title || titleFromPath(url ?? "/") || brand;
}
