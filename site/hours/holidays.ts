import { HOURS_WORDS } from "../i18n/hours";
import { type Lang, toBcp47 } from "../i18n/languages";
import { reasonOf } from "../i18n/holidays";
import { dateFormat } from "./dateFormat";
import { formatPeriods } from "./format";
import type { HolidayHours } from "./storeHours";

/** A date that differs from the week, in words. */
export interface HolidayLine {
  date: string;
  /** Weekday and date. */
  name: string;
  /** The date alone, for the line of its weekday. */
  shortName: string;
  hours: string;
  /** Why it differs; null when that is not known. */
  reason: string | null;
}

/** Returns the holidays from a date on, sorted and in words. Invalid dates are omitted. */
export function formatHolidays(holidays: readonly HolidayHours[], from: string, lang: Lang): HolidayLine[] {
  const format = (date: string, weekday?: "long") =>
    dateFormat(toBcp47(lang), { weekday, month: "long", day: "numeric", timeZone: "UTC" }).format(Date.parse(date));
  return holidays
    .filter(({ date }) => isDate(date) && date >= from)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map((holiday) => {
      const { date, periods } = holiday;
      return {
        date,
        name: format(date, "long"),
        shortName: format(date),
        hours: periods ? formatPeriods(periods, lang) : HOURS_WORDS[lang].mayDiffer,
        reason: reasonOf(holiday, lang),
      };
    });
}

function isDate(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
}
