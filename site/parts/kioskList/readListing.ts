import { findAnswer } from "./answer";
import type { ShownAnswer } from "./answerLine";
import type { FoundRow, Listing } from "./listing";
import { type ListOf, type RowData, statusOf, toRowData } from "./rowData";

/** A list as it is at a moment. */
export interface ReadListing {
  rows: RowData[];
  /** Which kiosk to go to; null when that is not known, and on later pages of a list. */
  answer: ShownAnswer | null;
  /** When the opening status of one of its kiosks may next change, in milliseconds since 1970. */
  changesAt: number;
}

/** Returns what a list shows at a moment: its rows, and the nearest kiosk that is open. */
export function readListing({ rows, loaded, offset }: Listing, as: ListOf): ReadListing {
  const { now, lang } = as;
  const byDistance = loaded.toSorted((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0));
  const statuses = byDistance.map((row) => statusOf(row, now, lang));
  const best = offset === 0 ? findAnswer(statuses, lang) : null;
  const dataOf = (row: FoundRow) => data[rows.indexOf(row)] ?? toRowData([row], as, loaded)[0]!;
  const data = toRowData(rows, as, loaded);
  return {
    rows: data,
    answer: best && { row: dataOf(byDistance[best.index]!), isOpen: best.isOpen, when: best.when },
    changesAt: Math.min(...statuses.map((one) => one?.changesAt ?? Infinity)),
  };
}
