import { isLang, LANGS, type Lang } from "../../i18n/languages";
import type { SitemapPart } from "./sitemapXml";

/** Maximum number of URLs per file; search engines read 50,000. */
export const PAGES_A_PART = 20_000;
/** Kiosks per file, each in every language: as many as the BFF loads within seconds. */
export const KIOSKS_A_PART = 2_000;
/** Maximum number of files in an index. */
const MAX_PARTS = 50_000;

const FOLDER = "/sitemaps/";

/** Name of a sitemap file; parts are counted from 1. */
export type PartName = { kind: "pages"; lang: Lang; part: number } | { kind: "kiosks"; state: string; part: number };

/** Parses a file's name; null for a name that is not in the index. */
export function parsePartName(file: string): PartName | null {
  const [, kind, of = "", number] = /^(pages|kiosks)-(.{1,80})-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const part = Number(number);
  if (kind === "pages") return isLang(of) ? { kind, lang: of, part } : null;
  return kind === "kiosks" ? { kind, state: of, part } : null;
}

interface SitemapContent {
  /** All content pages; null when they failed to load. */
  pages: readonly { lang: string; lastModified: string | null }[] | null;
  /** All states and provinces with kiosks; null when they failed to load. */
  states: readonly { state: string; kioskCount: number }[] | null;
}

/**
 * Returns the files of the sitemap. While content does not answer, the first file of each language is still listed: it answers 503 until
 * content is back, and search engines retry.
 */
export function listParts({ pages, states }: SitemapContent): SitemapPart[] {
  const ofPages = LANGS.flatMap((lang) => {
    const langPages = pages?.filter((page) => page.lang === lang) ?? [];
    return numbered(`pages-${lang}`, Math.ceil(langPages.length / PAGES_A_PART), latestOf(langPages));
  });
  const ofKiosks = (states ?? []).flatMap(({ state, kioskCount }) =>
    numbered(`kiosks-${encodeURIComponent(state.toLowerCase())}`, Math.ceil(kioskCount / KIOSKS_A_PART), null),
  );
  return [...ofPages, ...ofKiosks].slice(0, MAX_PARTS);
}

function numbered(name: string, count: number, lastModified: string | null): SitemapPart[] {
  return Array.from({ length: Math.max(1, count) }, (_, index) => ({ path: `${FOLDER}${name}-${index + 1}.xml`, lastModified }));
}

// All dates have the same format, so text order is time order.
function latestOf(pages: readonly { lastModified: string | null }[]): string | null {
  return pages.reduce<string | null>(
    (latest, { lastModified }) => (lastModified && (!latest || lastModified > latest) ? lastModified : latest),
    null,
  );
}
