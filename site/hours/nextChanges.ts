import { HOURS_WORDS } from "../i18n/hours";
import { type Lang, toBcp47 } from "../i18n/languages";
import { dateFormat } from "./dateFormat";
import { formatPeriods } from "./format";
import type { HolidayHours } from "./storeHours";

const WEEK_MS = 7 * 86_400_000;
/** So many dates are named. */
const MOST = 6;

/**
 * Returns the dates after the seven days from a date (`yyyy-mm-dd`) that differ from the week, in sentences: those with the same hours
 * share one. Empty without any.
 */
export function nextChanges(holidays: readonly HolidayHours[], from: string, lang: Lang): string {
  const after = new Date(Date.parse(from) + WEEK_MS).toISOString().slice(0, 10);
  const coming = holidays
    .filter(({ date }) => isDate(date) && date >= after)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, MOST);
  const hoursOf = ({ periods }: HolidayHours) => periods && formatPeriods(periods, lang);
  const allHours = [...new Set(coming.map(hoursOf))];
  return (
    allHours
      .map((hours) =>
        sentence(
          hours,
          coming.filter((one) => hoursOf(one) === hours),
          lang,
        ),
      )
      // An abbreviated month ends with a full stop already.
      .map((text) => text.replace(/\.?$/, "."))
      .join(" ")
  );
}

function sentence(hours: string | null, days: readonly HolidayHours[], lang: Lang): string {
  const words = HOURS_WORDS[lang];
  const format = dateFormat(toBcp47(lang), {
    // A weekday for each of several dates would be hard to read.
    weekday: days.length === 1 ? "short" : undefined,
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  const dates = new Intl.ListFormat(toBcp47(lang)).format(days.map(({ date }) => words.onDate(format.format(Date.parse(date)))));
  if (hours === null) return words.mayDifferOn(dates);
  return hours === words.closedDay ? words.closedOn(dates) : words.hoursOn(dates, hours);
}

function isDate(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
}
