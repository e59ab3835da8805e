import { HOURS_WORDS } from "../i18n/hours";
import { type Lang, toBcp47 } from "../i18n/languages";
import { dateFormat } from "./dateFormat";
import { type HoursPeriod, isAlwaysOpen, type OpenStatus } from "./hours";

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

/** Returns an opening status in words; that of a closed store says when it opens. */
export function formatStatus(status: OpenStatus, lang: Lang): string {
  const words = HOURS_WORDS[lang];
  if (status.kind === "always") return words.always;
  if (status.kind === "open")
    return status.minutesLeft ? words.closesIn(status.minutesLeft) : words.until(formatTime(status.until.time, lang));
  const time = formatTime(status.opens.time, lang);
  if (status.on === "later") return words.opensOn(formatDay(status.opens.day, lang), time);
  return status.on === "today" ? words.opens(time) : words.opensTomorrow(time);
}

/** The weekdays in listing order, Sunday = 0. */
export const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/** Returns the week from Monday to Sunday, one line a day; a single line if it never closes. */
export function formatWeek(periods: readonly HoursPeriod[], lang: Lang): { day: string | null; hours: string }[] {
  const words = HOURS_WORDS[lang];
  if (isAlwaysOpen(periods)) return [{ day: null, hours: words.always }];
  return WEEK_ORDER.map((day) => {
    const spans = periods
      .filter(({ open }) => open.day === day)
      .sort((a, b) => a.open.time.localeCompare(b.open.time))
      .map(({ open, close }) => words.span(formatTime(open.time, lang), formatTime(close!.time, lang)));
    return { day: formatDay(day, lang), hours: spans.join(", ") || words.closedDay };
  });
}
