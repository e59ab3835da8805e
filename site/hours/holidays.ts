import { type Lang, toBcp47 } from "../i18n/languages";
import { dateFormat } from "./dateFormat";
import { formatWeek } from "./format";
import type { HoursPeriod } from "./hours";

/** The hours of one date, `yyyy-mm-dd`; none when it is closed all day. */
export interface HolidayHours {
  date: string;
  periods: readonly HoursPeriod[];
}

const longDate = (lang: Lang) => dateFormat(toBcp47(lang), { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

/** Returns the holidays from a date on, sorted and in words. Invalid dates are omitted. */
export function formatHolidays(
  holidays: readonly HolidayHours[],
  from: string,
  lang: Lang,
): { date: string; name: string; hours: string }[] {
  return holidays
    .filter(({ date }) => isDate(date) && date >= from)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, periods }) => ({ date, name: longDate(lang).format(Date.parse(date)), hours: hoursOf(date, periods, lang) }));
}

function hoursOf(date: string, periods: readonly HoursPeriod[], lang: Lang): string {
  const week = formatWeek(periods, lang);
  const day = new Date(date).getUTCDay();
  // The week begins on Monday; one line alone is that of a place that never closes.
  return (week.length < 7 ? week[0] : week[(day + 6) % 7])?.hours ?? "";
}

function isDate(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
}
