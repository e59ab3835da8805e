import type { ContentIndex, IndexedDocument } from "./contentIndex";
import { withLang } from "#shared/config/languages.ts";

/** A page in the sitemap. */
export interface SitemapEntry {
  url: string;
  lang: string;
  lastModified: string | null;
  alternates: { url: string; lang: string }[];
}

/** Returns every page, ordered by address. A translation is listed only when it has a page itself. */
export function toSitemap(index: ContentIndex): SitemapEntry[] {
  const toEntry = (page: IndexedDocument): SitemapEntry => {
    const translations = [...page.alternates.values()].flatMap((id) => index.byId(id) ?? []);
    return {
      ...toAddress(page),
      lastModified: page.lastPublished,
      alternates: translations.filter(({ path }) => path !== null).map(toAddress),
    };
  };
  return index
    .pages()
    .map(toEntry)
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}

function toAddress({ path, lang }: IndexedDocument) {
  return { url: withLang(path!, lang), lang };
}
