import type { Lang } from "../i18n/languages";
import { formatStatus, shortDay } from "./format";
import { type OpenStatus, openStatusAt } from "./hours";
import type { StoreHours } from "./storeHours";

export interface StatusLine {
  kind: OpenStatus["kind"];
  /** In words, e.g. `Open until 9 PM`. */
  text: string;
  /** Whether it is in its last hour. */
  closesSoon?: true;
}

/** Returns the line of an opening status in a language. */
export function statusLine(status: OpenStatus, lang: Lang): StatusLine {
  const closesSoon = status.kind === "open" && status.minutesLeft !== undefined;
  return { kind: status.kind, text: formatStatus(status, lang, shortDay), ...(closesSoon && { closesSoon }) };
}

/** Returns whether it is open now, in words; null if hours or time zone are missing. */
export function statusNow(store: StoreHours, lang: Lang): StatusLine | null {
  const status = openStatusAt(store, new Date());
  return status && statusLine(status, lang);
}
