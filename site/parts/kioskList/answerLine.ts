import { kioskRowWords } from "../../i18n/kioskRow";
import type { Lang } from "../../i18n/languages";
import type { Answer } from "./answer";
import type { RowData } from "./rowData";

/** Which kiosk to go to, which may be on a later page of the list. */
export type ShownAnswer = Omit<Answer, "index"> & { row: RowData };

/** Returns until or from when the kiosk of an answer is open, and how far it is: `Closes in 12 min, 0.4 mi`. */
export function answerLine({ row, isOpen, when }: ShownAnswer, lang: Lang): string {
  const words = kioskRowWords(lang);
  if (!isOpen) return words.opensFirst(row.distance, when);
  return closesSoon({ row, isOpen, when }) ? words.closesSoon(row.distance, row.status!.text) : words.openNow(row.distance, when);
}

/** Whether the kiosk of an answer is in its last hour. */
export function closesSoon({ row, isOpen }: ShownAnswer): boolean {
  return isOpen && row.status?.closesSoon === true;
}
