import type { Holiday } from "../i18n/holidays";

/** From one opening to the next closing; day 0 is Sunday, time is `hh:mm` on the place's own clock. No `close`: always open. */
export interface HoursPeriod {
  open: WeekTime;
  close: WeekTime | null;
}

export interface WeekTime {
  day: number;
  time: string;
}

/** The hours of one date, `yyyy-mm-dd`, in place of the week's: none when it is closed all day, null when they are not known. */
export interface HolidayHours {
  date: string;
  name: string | null;
  holiday: Holiday | null;
  periods: readonly HoursPeriod[] | null;
}

/** The hours of a store's week as the BFF sends them, in one notation (bff/sources/kiosks/hours). */
export interface WeekHours {
  /** Of the days that are known; null when none is. */
  hours: readonly HoursPeriod[] | null;
  /** Sunday = 0. */
  unknownDays: readonly number[];
}

/** All that is known of when a store is open. */
export interface StoreHours extends WeekHours {
  holidayHours: readonly HolidayHours[] | null;
  timeZone: string | null;
}

/** Returns the hours of a kiosk without its other fields, which need not be sent to the browser. */
export function storeHoursOf({ hours, unknownDays, holidayHours, timeZone }: StoreHours): StoreHours {
  return { hours, unknownDays, holidayHours, timeZone };
}

/** Whether hours or dates are known: without any, there is no status to reserve space for. */
export function hasHours({ hours, holidayHours }: Pick<StoreHours, "hours" | "holidayHours">): boolean {
  return Boolean(hours?.length || holidayHours?.length);
}

/** Whether a place never closes in the week. */
export function isAlwaysOpen(periods: readonly HoursPeriod[]): boolean {
  return periods.some(({ close }) => close === null);
}

/** Whether a period is a whole day. */
export function isWholeDay({ open, close }: HoursPeriod): boolean {
  return open.time === "00:00" && (close === null || (close.time === "00:00" && close.day !== open.day));
}
