import type { Lang } from "../i18n/languages";
import { formatStatus } from "./format";
import type { HolidayHours } from "./holidays";
import { type HoursPeriod, type OpenStatus, openStatusAt } from "./hours";
import { hoursAround } from "./thisWeek";

export interface StatusLine {
  kind: OpenStatus["kind"];
  /** In words, e.g. `Open until 9 PM`. */
  text: string;
}

/** Returns whether it is open now, in words; null if hours or time zone are missing. */
export function statusNow(
  hours: readonly HoursPeriod[],
  holidays: readonly HolidayHours[],
  timeZone: string | null,
  lang: Lang,
): StatusLine | null {
  const now = new Date();
  const status = openStatusAt(hoursAround(now, hours, holidays, timeZone), timeZone, now);
  return status && { kind: status.kind, text: formatStatus(status, lang) };
}
