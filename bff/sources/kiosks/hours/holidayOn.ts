import { countryOf } from "#shared/forms/regions.ts";
import type { Holiday } from "../kiosk";

/** A country, and a state or province: two letters each. */
interface Region {
  country?: string | null;
  state?: string | null;
}

const EVERYWHERE: Record<string, Holiday> = {
  "01-01": "NEW_YEARS_DAY",
  "12-24": "CHRISTMAS_EVE",
  "12-25": "CHRISTMAS_DAY",
  "12-31": "NEW_YEARS_EVE",
};

/** Holidays on the same date each year, `mm-dd`. */
const FIXED: Record<"US" | "CA", Record<string, Holiday>> = {
  US: { "06-19": "JUNETEENTH", "07-04": "INDEPENDENCE_DAY", "11-11": "VETERANS_DAY" },
  CA: {
    "06-24": "SAINT_JEAN_BAPTISTE_DAY",
    "07-01": "CANADA_DAY",
    "09-30": "TRUTH_AND_RECONCILIATION_DAY",
    "11-11": "REMEMBRANCE_DAY",
    "12-26": "BOXING_DAY",
  },
};

/** Holidays on a weekday of a month: which one, counted from the first or, for -1, the last. */
const MOVING: Record<"US" | "CA", readonly { month: number; weekday: number; count: number; holiday: Holiday }[]> = {
  US: [
    { month: 1, weekday: 1, count: 3, holiday: "MARTIN_LUTHER_KING_DAY" },
    { month: 2, weekday: 1, count: 3, holiday: "PRESIDENTS_DAY" },
    { month: 5, weekday: 1, count: -1, holiday: "MEMORIAL_DAY" },
    { month: 9, weekday: 1, count: 1, holiday: "LABOR_DAY" },
    { month: 10, weekday: 1, count: 2, holiday: "COLUMBUS_DAY" },
    { month: 11, weekday: 4, count: 4, holiday: "THANKSGIVING" },
  ],
  CA: [
    { month: 2, weekday: 1, count: 3, holiday: "FAMILY_DAY" },
    { month: 8, weekday: 1, count: 1, holiday: "CIVIC_HOLIDAY" },
    { month: 9, weekday: 1, count: 1, holiday: "LABOR_DAY" },
    { month: 10, weekday: 1, count: 2, holiday: "THANKSGIVING" },
  ],
};

/** Holidays that some provinces alone have; in others the date has no name. */
const PROVINCES: Partial<Record<Holiday, readonly string[]>> = {
  SAINT_JEAN_BAPTISTE_DAY: ["QC"],
  FAMILY_DAY: ["AB", "BC", "NB", "ON", "SK"],
  CIVIC_HOLIDAY: ["AB", "BC", "MB", "NB", "NT", "NS", "NU", "ON", "SK"],
};

const DAY_MS = 86_400_000;

/** Returns the holiday of a date, `yyyy-mm-dd`, in a region; null if there is none. */
export function holidayOn(date: string, { country, state }: Region): Holiday | null {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  const nation = countryOf((state ?? "").toUpperCase()) ?? (country === "US" || country === "CA" ? country : null);
  const monthDay = date.slice(5);
  const holiday = EVERYWHERE[monthDay] ?? (nation && (FIXED[nation][monthDay] ?? movingHoliday(day, nation))) ?? easterHoliday(day);
  if (!holiday || !state) return holiday;
  return PROVINCES[holiday]?.includes(state.toUpperCase()) === false ? null : holiday;
}

function movingHoliday(day: Date, country: "US" | "CA"): Holiday | undefined {
  if (country === "CA" && isVictoriaDay(day)) return "VICTORIA_DAY";
  const fromFirst = Math.ceil(day.getUTCDate() / 7);
  const isLast = new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth();
  return MOVING[country].find(
    ({ month, weekday, count }) =>
      month === day.getUTCMonth() + 1 && weekday === day.getUTCDay() && (count < 0 ? isLast : count === fromFirst),
  )?.holiday;
}

/** The last Monday before May 25. */
function isVictoriaDay(day: Date): boolean {
  return day.getUTCMonth() === 4 && day.getUTCDay() === 1 && day.getUTCDate() >= 18 && day.getUTCDate() <= 24;
}

function easterHoliday(day: Date): Holiday | null {
  const daysAfter = Math.round((day.getTime() - easterOf(day.getUTCFullYear())) / DAY_MS);
  if (daysAfter === 0) return "EASTER_SUNDAY";
  if (daysAfter === -2) return "GOOD_FRIDAY";
  return daysAfter === 1 ? "EASTER_MONDAY" : null;
}

/** Easter Sunday of a year (Gauss, for the Gregorian calendar, as Meeus and Jones write it). */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const offset = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * offset) / 451);
  const days = epact + offset - 7 * shift + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
