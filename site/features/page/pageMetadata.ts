import type { Metadata } from "next";
import { DEFAULT_LANG, isLang, toBcp47 } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Page } from "./loadPage";
import { languagePathsOf } from "./PageScreen";
import { titleFromPath } from "./titleFromPath";

/** Title, description, canonical address, translations and what is shown where a page is shared: the editor's words first, then the path's. */
export function pageMetadata(page: Page): Metadata {
  const { meta_title, meta_description } = page.data;
  const paths = languagePathsOf(page);
  const languages = Object.fromEntries(Object.entries(paths).map(([lang, path]) => [toBcp47(lang), path]));
  const title = meta_title || titleFromPath(page.url ?? "/");
  return {
    title,
    ...(meta_description ? { description: meta_description } : {}),
    alternates: {
      canonical: page.url ?? undefined,
      languages: paths[DEFAULT_LANG] ? { ...languages, "x-default": paths[DEFAULT_LANG] } : languages,
    },
    openGraph: {
      type: "website",
      title,
      description: meta_description || messagesOf(isLang(page.lang) ? page.lang : DEFAULT_LANG).siteDescription,
      url: page.url ?? undefined,
      locale: toOpenGraph(page.lang),
      alternateLocale: Object.keys(paths)
        .filter((lang) => lang !== page.lang)
        .map(toOpenGraph),
    },
  };
}

/** The language as Open Graph writes it: `fr-ca` -> `fr_CA`. */
function toOpenGraph(lang: string): string {
  return toBcp47(lang).replace("-", "_");
}
