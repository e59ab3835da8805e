import { formatUntil } from "../../hours/format";
import { type OpenStatus, openStatusAt } from "../../hours/hours";
import type { StoreHours } from "../../hours/storeHours";
import type { Lang } from "../../i18n/languages";
import { openNowWords } from "../../i18n/openNow";

/** A kiosk of a list, in the list's order, as far as its opening hours matter. */
export interface OpenRow {
  name: string;
  /** URL of its page; null when it has none. */
  href: string | null;
  /** Its distance as the list shows it; undefined in a list without distances. */
  distance?: string;
  store: StoreHours;
}

/** How many kiosks of a list the page shows, and how many the list has. */
export interface ListLength {
  shown: number;
  total: number;
}

/** A sentence on the open kiosks of a list, with the link in its middle when it names one. */
export interface OpenLine {
  before: string;
  kiosk?: { name: string; href: string | null; more: string };
  /** Text of a link to the open kiosks of the list, when none of its rows is open. */
  findOpen?: string;
}

/**
 * Says which kiosk to go to at a moment: the first that is open when the first of all is closed, otherwise how many of those shown are
 * open. `rows` are the loaded ones, of `total` in the whole list, and `shown` says how many of them the page shows. Null when no opening
 * hours are known.
 */
export function openLineOf(rows: readonly OpenRow[], { shown, total }: ListLength, now: Date, lang: Lang): OpenLine | null {
  const words = openNowWords(lang);
  const known = rows.map((row) => ({ row, status: openStatusAt(row.store, now) }));
  if (known.every(({ status }) => status === null)) return null;
  const open = known.filter(({ status }) => status?.kind === "open" || status?.kind === "always");
  const [first] = open;
  if (!first) {
    return { before: rows.length < total ? words.noneOfFirst(rows.length) : words.none, findOpen: words.findOpen };
  }
  if (first === known[0]) {
    const listed = known.slice(0, shown);
    const count = listed.filter((one) => open.includes(one)).length;
    return { before: listed.length < total ? words.someOfFirst(count, listed.length) : words.some(count, listed.length) };
  }
  const { name, href, distance } = first.row;
  return {
    before: distance === undefined ? words.first : words.nearest,
    kiosk: { name, href, more: [distance, hoursOf(first.status, lang)].filter(Boolean).join(", ") },
  };
}

function hoursOf(status: OpenStatus | null, lang: Lang): string {
  if (status?.kind === "open") return openNowWords(lang).until(formatUntil(status, lang));
  return status?.kind === "always" ? openNowWords(lang).always : "";
}
