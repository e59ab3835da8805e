import { unpackHours } from "../../hours/compactHours";
import { isOpenStatus, type StoreStatus, storeStatusAt } from "../../hours/storeStatus";
import type { Lang } from "../../i18n/languages";
import { findAnswer } from "./answer";
import type { ShownAnswer } from "./answerLine";
import type { RowData } from "./rowData";
import { todayHours } from "./todayHours";

/**
 * Returns the rows of a list with their opening status at a moment, and the kiosk to go to. The answer that the page has is considered even
 * if its row is on a later page of the list.
 */
export function rowsAt(
  rows: readonly RowData[],
  answer: ShownAnswer | null,
  now: Date,
  lang: Lang,
): { rows: RowData[]; answer: ShownAnswer | null } {
  const all = answer && !rows.some(({ id }) => id === answer.row.id) ? [...rows, answer.row] : rows;
  const statuses = all.map((row) => statusAt(row, now, lang));
  const current = all.map((row, index) => ({
    ...row,
    status: statuses[index]?.line ?? null,
    today: row.hours && todayHours(unpackHours(row.hours), now, lang),
  }));
  // What the page recommends stays, as long as it is open.
  const isStill = ({ id }: RowData, index: number) => id === answer?.row.id && statuses[index] && isOpenStatus(statuses[index].status);
  const still = answer?.isOpen ? all.findIndex(isStill) : -1;
  const best = answer && findAnswer(still < 0 ? statuses : statuses.map((one, index) => (index === still ? one : null)), lang);
  return {
    rows: current.slice(0, rows.length),
    answer: best && { row: current[best.index]!, isOpen: best.isOpen, when: best.when },
  };
}

function statusAt({ hours }: RowData, now: Date, lang: Lang): StoreStatus | null {
  return hours ? storeStatusAt(unpackHours(hours), now, lang) : null;
}
