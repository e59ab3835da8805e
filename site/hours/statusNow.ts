import type { Lang } from "../i18n/languages";
import { formatStatus, shortDay } from "./format";
import { type OpenStatus, openStatusAt } from "./hours";
import type { StoreHours } from "./storeHours";

export interface StatusLine {
  kind: OpenStatus["kind"];
  /** In words, e.g. `Open until 9 PM`. */
  text: string;
}

/** Returns whether it is open now, in words; null if hours or time zone are missing. */
export function statusNow(store: StoreHours, lang: Lang): StatusLine | null {
  const status = openStatusAt(store, new Date());
  return status && { kind: status.kind, text: formatStatus(status, lang, shortDay) };
}
