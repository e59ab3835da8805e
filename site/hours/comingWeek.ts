import { reasonOf } from "../i18n/holidays";
import { HOURS_WORDS } from "../i18n/hours";
import type { Lang } from "../i18n/languages";
import { dayHours } from "./dayHours";
import { formatDay, formatPeriods } from "./format";
import { isAlwaysOpen, type StoreHours } from "./storeHours";

/** One line of a store's week: a day, or consecutive days with the same hours. */
export interface WeekLine {
  /** `Friday`, `Monday to Wednesday`, `Every day`. */
  days: string;
  hours: string;
  /** Why the date differs from the week. */
  reason?: string;
  /** The hours of its weekday, where the date has others. */
  usual?: string;
  /** Whether it is the first day alone. */
  isFirst: boolean;
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Returns the seven days from a date (`yyyy-mm-dd`) in words: the first alone, the others together where their hours are the same. */
export function comingWeek(store: StoreHours, date: string, lang: Lang): WeekLine[] {
  const words = HOURS_WORDS[lang];
  const days = DAYS.map((offset) => dayLine(store, date, offset, lang));
  const [first] = days;
  if (days.every((day) => isSame(day, first!))) return [{ ...first!, days: words.everyDay }];
  const groups: (typeof days)[] = [];
  for (const day of days) {
    const group = groups.at(-1);
    if (group && groups.length > 1 && isSame(group[0]!, day)) group.push(day);
    else groups.push([day]);
  }
  return groups.map((group) => ({ ...group[0]!, days: daysOf(group, lang) }));
}

/** Returns the hours of a date (`yyyy-mm-dd`) in words. */
export function hoursOn(store: StoreHours, date: string, lang: Lang): WeekLine {
  return dayLine(store, date, 0, lang);
}

function daysOf(group: readonly WeekLine[], lang: Lang): string {
  const [first, last] = [group[0]!.days, group.at(-1)!.days];
  if (group.length === 1) return first;
  return (group.length === 2 ? HOURS_WORDS[lang].twoDays : HOURS_WORDS[lang].dayRange)(first, last);
}

function isSame(one: WeekLine, other: WeekLine): boolean {
  return one.hours === other.hours && !one.usual && !other.usual && one.reason === other.reason;
}

function dayLine(store: StoreHours, today: string, offset: number, lang: Lang): WeekLine {
  const { date, exception } = dayHours(store, today, offset);
  const day = new Date(date).getUTCDay();
  const line = { days: formatDay(day, lang), isFirst: offset === 0 };
  const usual = usualHours(store, day, lang);
  if (!exception) return { ...line, hours: usual ?? HOURS_WORDS[lang].unknownDay };
  const hours = exception.periods ? formatPeriods(exception.periods, lang) : HOURS_WORDS[lang].mayDiffer;
  const reason = reasonOf(exception, lang);
  return { ...line, hours, ...(reason && { reason }), ...(usual && usual !== hours && { usual }) };
}

/** Returns the hours of a weekday in words; null when they are not known. */
function usualHours({ hours, unknownDays }: StoreHours, day: number, lang: Lang): string | null {
  if (!hours?.length || unknownDays.includes(day)) return null;
  return isAlwaysOpen(hours)
    ? HOURS_WORDS[lang].always
    : formatPeriods(
        hours.filter(({ open }) => open.day === day),
        lang,
      );
}
