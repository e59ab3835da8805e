import type { Random } from "../lib/random";

/** A time of the week; day 0 is Sunday. */
export interface WeekTime {
  day: number;
  time: string;
}

/** An opening period. Without `close` the shop never closes. */
export interface Period {
  open: WeekTime;
  close?: WeekTime;
}

/** The hours of one date, which replace the weekly ones. */
export interface HolidayHours {
  date: string;
  periods: Period[];
}

const week = [0, 1, 2, 3, 4, 5, 6];
const alwaysOpen: Period[] = [{ open: { day: 0, time: "00:00" } }];

const toPeriod = (day: number, open: string, close: string): Period => ({
  open: { day, time: open },
  // A closing time that is not after the opening time is on the next day.
  close: { day: close > open ? day : (day + 1) % 7, time: close },
});

/** Generates a shop's weekly hours: mostly regular ones; some are always open, open past midnight, have a break, or are unknown. */
export function createHours(random: Random): Period[] | undefined {
  const kind = random.next();
  if (kind < 0.06) return undefined;
  if (kind < 0.13) return alwaysOpen;
  if (kind < 0.21) return week.map((day) => toPeriod(day, "07:00", day > 4 ? "02:00" : "01:00"));
  if (kind < 0.23) return week.map((day) => toPeriod(day, "06:00", "00:00"));
  if (kind < 0.3) {
    return week.slice(1).flatMap((day) => [toPeriod(day, "09:00", "12:30"), toPeriod(day, "13:30", "18:00")]);
  }
  const open = random.pick(["07:00", "07:30", "08:00", "09:00"]);
  const close = random.pick(["19:00", "20:00", "21:00", "22:00"]);
  const weekdays = week.slice(1).map((day) => toPeriod(day, open, close));
  return random.chance(0.2) ? weekdays : [toPeriod(0, "09:00", "18:00"), ...weekdays];
}

/** Generates a shop's holiday hours in the winter of a year, by default the current one. */
export function createHolidayHours(country: "US" | "CA", random: Random, year = new Date().getUTCFullYear()): HolidayHours[] {
  if (random.chance(0.25)) return [];
  const closed = [thanksgiving(country, year), `${year}-12-25`, `${year + 1}-01-01`].map((date) => ({ date, periods: [] }));
  const christmasEve = `${year}-12-24`;
  const short = { date: christmasEve, periods: [toPeriod(new Date(christmasEve).getUTCDay(), "08:00", "16:00")] };
  return random.chance(0.5) ? [...closed, short] : closed;
}

// In Canada the second Monday of October, in the US the fourth Thursday of November.
function thanksgiving(country: "US" | "CA", year: number): string {
  const [month, weekday, before] = country === "CA" ? [9, 1, 1] : [10, 4, 3];
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const date = 1 + ((weekday - first + 7) % 7) + before * 7;
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
