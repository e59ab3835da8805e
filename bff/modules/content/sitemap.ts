import type { ContentIndex, IndexedDocument } from "./contentIndex";
import { withLang } from "./languages";

/** A page as search engines are told of it. */
export interface SitemapEntry {
  url: string;
  lang: string;
  lastModified: string | null;
  alternates: { url: string; lang: string }[];
}

/** Every page by its address. A translation counts only where it has a page itself. */
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
