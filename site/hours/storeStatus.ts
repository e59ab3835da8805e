import type { Lang } from "../i18n/languages";
import { clockIn } from "./clock";
import { minutesUntil, minutesUntilChange, type OpenStatus, openStatusAt } from "./hours";
import { type StatusLine, statusLine } from "./statusNow";
import type { StoreHours } from "./storeHours";

/** The opening status of a store at a moment. */
export interface StoreStatus {
  status: OpenStatus;
  /** The status in words. */
  line: StatusLine;
  /** When the words may next be others, in milliseconds since 1970. */
  changesAt: number;
  /** When a closed store opens, in milliseconds since 1970. */
  opensAt?: number;
}

const MINUTE_MS = 60_000;

/** Returns a store's opening status at a moment; null if hours or time zone are missing. */
export function storeStatusAt(store: StoreHours, now: Date, lang: Lang): StoreStatus | null {
  const clock = clockIn(store.timeZone, now);
  const status = openStatusAt(store, now);
  if (!status || !clock) return null;
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const opens = status.kind === "closed" ? status.opens : null;
  return {
    status,
    line: statusLine(status, lang),
    changesAt: (minute + minutesUntilChange(status, clock)) * MINUTE_MS,
    ...(opens && { opensAt: (minute + minutesUntil(opens, clock)) * MINUTE_MS }),
  };
}

/** Whether a store is open by its status. */
export function isOpenStatus({ kind }: OpenStatus): boolean {
  return kind === "open" || kind === "always";
}
