import type { Lang } from "../i18n/languages";

type Names = Record<Lang, string>;

/** Holidays on the same date each year, `mm-dd`. */
const FIXED: Record<"US" | "CA", Record<string, Names>> = {
  US: {
    "07-04": { "en-us": "Independence Day", "fr-ca": "fête de l’Indépendance" },
    "11-11": { "en-us": "Veterans Day", "fr-ca": "jour des anciens combattants" },
  },
  CA: {
    "06-24": { "en-us": "Saint-Jean-Baptiste Day", "fr-ca": "fête nationale du Québec" },
    "07-01": { "en-us": "Canada Day", "fr-ca": "fête du Canada" },
    "11-11": { "en-us": "Remembrance Day", "fr-ca": "jour du Souvenir" },
    "12-26": { "en-us": "Boxing Day", "fr-ca": "lendemain de Noël" },
  },
};

const EVERYWHERE: Record<string, Names> = {
  "01-01": { "en-us": "New Year’s Day", "fr-ca": "jour de l’An" },
  "12-24": { "en-us": "Christmas Eve", "fr-ca": "veille de Noël" },
  "12-25": { "en-us": "Christmas Day", "fr-ca": "Noël" },
  "12-31": { "en-us": "New Year’s Eve", "fr-ca": "veille du jour de l’An" },
};

const THANKSGIVING: Names = { "en-us": "Thanksgiving", "fr-ca": "Action de grâce" };
const LABOUR_DAY = (english: string): Names => ({ "en-us": english, "fr-ca": "fête du Travail" });

/** Holidays on a Monday or Thursday of a month: which one, counted from the first or, below zero, from the last. */
const MOVING: Record<"US" | "CA", readonly { month: number; weekday: number; count: number; names: Names }[]> = {
  US: [
    { month: 5, weekday: 1, count: -1, names: { "en-us": "Memorial Day", "fr-ca": "Memorial Day" } },
    { month: 9, weekday: 1, count: 1, names: LABOUR_DAY("Labor Day") },
    { month: 11, weekday: 4, count: 4, names: THANKSGIVING },
  ],
  CA: [
    { month: 9, weekday: 1, count: 1, names: LABOUR_DAY("Labour Day") },
    { month: 10, weekday: 1, count: 2, names: THANKSGIVING },
  ],
};

const DAY_MS = 86_400_000;

/** Returns the name of a holiday by its date, `yyyy-mm-dd`, and country; null if there is none. */
export function holidayName(date: string, country: string | null, lang: Lang): string | null {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  const monthDay = date.slice(5);
  const own = country === "US" || country === "CA" ? country : null;
  const names = EVERYWHERE[monthDay] ?? (own && (FIXED[own][monthDay] ?? movingName(day, own))) ?? easterName(day);
  return names?.[lang] ?? null;
}

function movingName(day: Date, country: "US" | "CA"): Names | undefined {
  if (country === "CA" && isVictoriaDay(day)) return { "en-us": "Victoria Day", "fr-ca": "Journée nationale des patriotes" };
  const fromFirst = Math.ceil(day.getUTCDate() / 7);
  const isLast = new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth();
  return MOVING[country].find(
    ({ month, weekday, count }) =>
      month === day.getUTCMonth() + 1 && weekday === day.getUTCDay() && (count < 0 ? isLast : count === fromFirst),
  )?.names;
}

/** The last Monday before May 25. */
function isVictoriaDay(day: Date): boolean {
  return day.getUTCMonth() === 4 && day.getUTCDay() === 1 && day.getUTCDate() >= 18 && day.getUTCDate() <= 24;
}

function easterName(day: Date): Names | undefined {
  const daysAfter = Math.round((day.getTime() - easterOf(day.getUTCFullYear())) / DAY_MS);
  if (daysAfter === 0) return { "en-us": "Easter Sunday", "fr-ca": "Pâques" };
  if (daysAfter === -2) return { "en-us": "Good Friday", "fr-ca": "Vendredi saint" };
  return daysAfter === 1 ? { "en-us": "Easter Monday", "fr-ca": "lundi de Pâques" } : undefined;
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
