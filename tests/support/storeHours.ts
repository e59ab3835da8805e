import type { HolidayHours, HoursPeriod, StoreHours } from "#site/hours/storeHours.ts";

/** Returns the hours of a store in UTC of which each day is known. */
export function storeOf(hours: readonly HoursPeriod[] | null, more: Partial<StoreHours> = {}): StoreHours {
  return { hours, unknownDays: [], holidayHours: null, timeZone: "UTC", ...more };
}

/** Returns a date that differs from the week: closed all day, unless it has periods. */
export function differing(date: string, more: Partial<HolidayHours> = {}): HolidayHours & { periods: HoursPeriod[] | null } {
  return { date, name: null, holiday: null, periods: [], ...more } as HolidayHours & { periods: HoursPeriod[] | null };
}
