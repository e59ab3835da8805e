import { isLang, LANGS, type Lang } from "../../i18n/languages";
import type { SitemapPart } from "./sitemapXml";

/** Addresses in one part at most; search engines read 50,000. */
export const PAGES_A_PART = 20_000;
/** Kiosks in one part, each of them in every language: as many as the BFF finds out in some seconds. */
export const KIOSKS_A_PART = 2_000;
/** Parts that an index may name. */
const MAX_PARTS = 50_000;

const FOLDER = "/sitemaps/";

/** What one file of the sitemap lists; files are counted from 1. */
export type PartName = { kind: "pages"; lang: Lang; part: number } | { kind: "kiosks"; state: string; part: number };

/** Reads a file's name; null for one that the index would not name. */
export function parsePartName(file: string): PartName | null {
  const [, kind, of = "", number] = /^(pages|kiosks)-(.{1,80})-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const part = Number(number);
  if (kind === "pages") return isLang(of) ? { kind, lang: of, part } : null;
  return kind === "kiosks" ? { kind, state: of, part } : null;
}

interface Known {
  /** All pages of content; null where they are not known. */
  pages: readonly { lang: string; lastModified: string | null }[] | null;
  /** All states and provinces with kiosks; null likewise. */
  states: readonly { state: string; kiosks: number }[] | null;
}

/**
 * The files of the sitemap. Of content that does not answer the first ones are named all the same: they answer 503 until it
 * is back, and search engines come again.
 */
export function listParts({ pages, states }: Known): SitemapPart[] {
  const ofPages = LANGS.flatMap((lang) => {
    const own = pages?.filter((page) => page.lang === lang) ?? [];
    return numbered(`pages-${lang}`, Math.ceil(own.length / PAGES_A_PART), latestOf(own));
  });
  const ofKiosks = (states ?? []).flatMap(({ state, kiosks }) =>
    numbered(`kiosks-${encodeURIComponent(state.toLowerCase())}`, Math.ceil(kiosks / KIOSKS_A_PART), null),
  );
  return [...ofPages, ...ofKiosks].slice(0, MAX_PARTS);
}

function numbered(name: string, count: number, lastModified: string | null): SitemapPart[] {
  return Array.from({ length: Math.max(1, count) }, (_, index) => ({ path: `${FOLDER}${name}-${index + 1}.xml`, lastModified }));
}

// All of the same form, hence in the order of time.
function latestOf(pages: readonly { lastModified: string | null }[]): string | null {
  return pages.reduce<string | null>(
    (latest, { lastModified }) => (lastModified && (!latest || lastModified > latest) ? lastModified : latest),
    null,
  );
}
