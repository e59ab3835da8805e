import { type Lang, toBcp47 } from "../i18n/languages";
import { locatorWords } from "../i18n/locator";
import { dateFormat } from "./dateFormat";
import { formatWeek } from "./format";
import type { WeekHours } from "./storeHours";

// 2024-01-01 was a Monday, with which the week begins in formatWeek, too.
function shortDay(day: number, lang: Lang): string {
  return dateFormat(toBcp47(lang), { weekday: "short", timeZone: "UTC" }).format(Date.UTC(2024, 0, 1 + day));
}

/** Returns the week in few lines: consecutive days with the same hours share a line. */
export function shortWeek(store: WeekHours, lang: Lang): { days: string; hours: string }[] {
  const words = locatorWords(lang);
  const week = formatWeek(store, lang);
  if (week.length < 7) return [{ days: words.everyDay, hours: words.wholeDay }];
  const spans: { first: number; last: number; hours: string }[] = [];
  for (const [day, { hours }] of week.entries()) {
    const current = spans.at(-1);
    if (current?.hours === hours) current.last = day;
    else spans.push({ first: day, last: day, hours });
  }
  const name = (day: number) => shortDay(day, lang);
  return spans.map(({ first, last, hours }) => {
    if (last - first === 6) return { days: words.everyDay, hours };
    return { days: first === last ? name(first) : words.days(name(first), name(last)), hours };
  });
}
