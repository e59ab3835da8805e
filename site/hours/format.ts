import { HOURS_WORDS } from "../i18n/hours";
import { type Lang, toBcp47 } from "../i18n/languages";
import { dateFormat } from "./dateFormat";
import { reasonOf } from "../i18n/holidays";
import type { ClosedStatus, DateTime, OpenStatus } from "./hours";
import { type HoursPeriod, isAlwaysOpen, isWholeDay, type WeekHours } from "./storeHours";

// 12 AM and 12 PM are easily confused.
const BY_NAME: Partial<Record<string, Record<Lang, string>>> = {
  "00:00": { "en-us": "midnight", "fr-ca": "minuit" },
  "12:00": { "en-us": "noon", "fr-ca": "midi" },
};

/** `21:00` -> `9 PM` or `21 h`; `08:30` -> `8:30 AM` or `8 h 30`, with no-break spaces; noon and midnight by name. */
export function formatTime(time: string, lang: Lang): string {
  const name = BY_NAME[time]?.[lang];
  if (name) return name;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const padded = String(minutes).padStart(2, "0");
  if (lang === "fr-ca") return minutes ? `${hours}\u00a0h\u00a0${padded}` : `${hours}\u00a0h`;
  return `${hours % 12 || 12}${minutes ? `:${padded}` : ""}\u00a0${hours < 12 ? "AM" : "PM"}`;
}

/** Name of a weekday, Sunday = 0. */
export function formatDay(day: number, lang: Lang): string {
  // 2023-01-01 was a Sunday.
  return dateFormat(toBcp47(lang), { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2023, 0, 1 + day));
}

/** Short name of a weekday, Sunday = 0: `Fri`, `ven.`. */
export function shortDay(day: number, lang: Lang): string {
  return dateFormat(toBcp47(lang), { weekday: "short", timeZone: "UTC" }).format(Date.UTC(2023, 0, 1 + day));
}

/**
 * Returns an opening status in words; that of a closed store says when it opens, and why it is closed for the date. The sentence with the
 * reason is long: `toDay` may shorten its weekday.
 */
export function formatStatus(status: OpenStatus, lang: Lang, toDay = formatDay): string {
  const words = HOURS_WORDS[lang];
  if (status.kind === "always") return words.always;
  if (status.kind === "unknown") return status.because === "date" ? words.mayDifferToday : words.unknownToday;
  if (status.kind === "open") return status.minutesLeft ? words.closesIn(status.minutesLeft) : words.until(formatUntil(status, lang));
  return formatClosed(status, lang, toDay);
}

/** Returns until when a store is open: the time, and the day when it is far. */
export function formatUntil({ until, isLater }: Extract<OpenStatus, { kind: "open" }>, lang: Lang): string {
  const time = formatTime(until.time, lang);
  return isLater ? `${formatDay(until.day, lang)} ${time}` : time;
}

function formatClosed({ opens, on, today }: ClosedStatus, lang: Lang, toDay: typeof formatDay): string {
  const words = HOURS_WORDS[lang];
  const closed = today ? words.closedToday(reasonOf(today, lang)) : words.closedDay;
  if (!opens) return closed;
  const time = formatTime(opens.time, lang);
  const [day, date] = [formatDay(opens.day, lang), formatDate(opens, lang)];
  if (today)
    return `${closed}. ${on === "far" ? words.opensSentenceOnDate(date, time) : words.opensSentence(toDay(opens.day, lang), time)}`;
  if (on === "far") return words.opensOnDate(date, time);
  if (on === "later") return words.opensOn(day, time);
  return on === "today" ? words.opens(time) : words.opensTomorrow(time);
}

/** `Sunday, January 3` or `dimanche 3 janvier`. */
export function formatDate({ date }: DateTime, lang: Lang): string {
  return dateFormat(toBcp47(lang), { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" }).format(Date.parse(date));
}

/** The weekdays in listing order, Sunday = 0. */
export const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/** Returns the week from Monday to Sunday, one line a day; a single line if it never closes. */
export function formatWeek({ hours, unknownDays }: WeekHours, lang: Lang): { day: string | null; hours: string }[] {
  const words = HOURS_WORDS[lang];
  if (isAlwaysOpen(hours ?? [])) return [{ day: null, hours: words.always }];
  return WEEK_ORDER.map((day) => ({
    day: formatDay(day, lang),
    hours: unknownDays.includes(day)
      ? words.unknownDay
      : formatPeriods(
          (hours ?? []).filter(({ open }) => open.day === day),
          lang,
        ),
  }));
}

/** Returns the hours of one day in words. */
export function formatPeriods(periods: readonly HoursPeriod[], lang: Lang): string {
  const words = HOURS_WORDS[lang];
  if (periods.some(isWholeDay)) return words.always;
  const spans = periods
    .toSorted((one, other) => one.open.time.localeCompare(other.open.time))
    .map(({ open, close }) => words.span(formatTime(open.time, lang), formatTime(close?.time ?? "00:00", lang)));
  return spans.join(", ") || words.closedDay;
}
