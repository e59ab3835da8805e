import type { Metadata } from "next";
import { DEFAULT_LANG, isLang, toBcp47 } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { splitLang } from "../../routing/edition";
import { socialMetadata } from "../share/socialMetadata";
import type { Page } from "../content/loadPage";
import { languagePathsOfPage } from "../content/languagePathsOfPage";
import { titleFromPath } from "../../routing/titleFromPath";

/**
 * Title, description, canonical address, translations and what is shown where a page is shared: the editor's words first,
 * then the path's. `brand` is the name of the business.
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

/** What a page is called in search results and browser tabs; the home page, where its editor does not say, like the business. */
export function titleOf({ url, data: { meta_title } }: Page, brand: string): string {
  return meta_title || titleFromPath(url ?? "/") || brand;
}
