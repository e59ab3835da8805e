import { formatDate, formatTime, formatUntil, shortDay } from "../../hours/format";
import { openRank } from "../../hours/hours";
import type { StoreStatus } from "../../hours/storeStatus";
import { kioskRowWords } from "../../i18n/kioskRow";
import type { Lang } from "../../i18n/languages";

/** Which kiosk of a list to go to. */
export interface Answer {
  /** Index of its row. */
  index: number;
  /** Whether it is open; otherwise it is the first to open. */
  isOpen: boolean;
  /** Until or from when: `until 10 PM`, `24 hours`, `Fri 7 AM`. */
  when: string;
}

/**
 * Returns the first kiosk of a list that is open, if possible not for its last minutes; if none is, the one that opens first. `statuses`
 * are those of its rows, in the order in which a visitor would choose. Null when no opening hours are known.
 */
export function findAnswer(statuses: readonly (StoreStatus | null)[], lang: Lang): Answer | null {
  const ranks = statuses.map((one) => openRank(one?.status ?? null));
  const openIndex = ranks.includes(0) ? ranks.indexOf(0) : ranks.indexOf(1);
  if (openIndex >= 0) return { index: openIndex, isOpen: true, when: untilWhen(statuses[openIndex]!, lang) };
  const [first] = statuses
    .flatMap((one, index) => (one?.opensAt === undefined ? [] : [{ index, opensAt: one.opensAt, one }]))
    .toSorted((a, b) => a.opensAt - b.opensAt);
  return first ? { index: first.index, isOpen: false, when: fromWhen(first.one, lang) } : null;
}

function untilWhen({ status }: StoreStatus, lang: Lang): string {
  const words = kioskRowWords(lang);
  return status.kind === "open" ? words.until(formatUntil(status, lang)) : words.always;
}

function fromWhen({ status }: StoreStatus, lang: Lang): string {
  if (status.kind !== "closed" || !status.opens) return "";
  const words = kioskRowWords(lang);
  const time = formatTime(status.opens.time, lang);
  if (status.on === "today") return words.opensToday(time);
  if (status.on === "far") return words.opensOn(formatDate(status.opens, lang), time);
  return status.on === "tomorrow" ? words.opensTomorrow(time) : words.opensOn(shortDay(status.opens.day, lang), time);
}
