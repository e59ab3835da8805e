import type { Lang } from "../i18n/languages";
import { locatorWords } from "../i18n/locator";
import { formatWeek, shortDay, WEEK_ORDER } from "./format";
import type { WeekHours } from "./storeHours";

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
  const name = (day: number) => shortDay(WEEK_ORDER[day]!, lang);
  return spans.map(({ first, last, hours }) => {
    if (last - first === 6) return { days: words.everyDay, hours };
    return { days: first === last ? name(first) : words.days(name(first), name(last)), hours };
  });
}
