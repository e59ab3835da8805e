import type { Period, WeekTime } from "../kiosks/hours";
import type { Language } from "./regionNames";

const dayNames = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  fr: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
};
// Google sends these texts too; the site makes its own.
const words = {
  en: { always: "Open 24 hours", closed: "Closed" },
  fr: { always: "Ouvert 24h/24", closed: "Fermé" },
};
const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

/** Returns the weekly hours of a shop. A shop that never closes has one period without end. */
export function toOpeningHours(periods: readonly Period[], language: Language) {
  return {
    periods: periods.map(({ open, close }) => ({
      open: toPoint(open),
      ...(close && { close: toPoint(close) }),
    })),
    weekdayDescriptions: mondayFirst.map((day) => {
      const name = dayNames[language][day]!;
      const head = language === "fr" ? `${name}\u00a0:` : `${name}:`;
      return `${head} ${describe(day, periods, language)}`;
    }),
  };
}

function toPoint({ day, time }: WeekTime) {
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  return { day, hour, minute };
}

function describe(day: number, periods: readonly Period[], language: Language): string {
  if (periods.some(({ close }) => close === undefined)) return words[language].always;
  const ofDay = periods.filter(({ open }) => open.day === day);
  if (ofDay.length === 0) return words[language].closed;
  return ofDay.map(({ open, close }) => `${toClock(open, language)}\u2009–\u2009${toClock(close!, language)}`).join(", ");
}

function toClock(at: WeekTime, language: Language): string {
  if (language === "fr") return at.time;
  const { hour, minute } = toPoint(at);
  return `${hour % 12 || 12}:${`${minute}`.padStart(2, "0")}\u202f${hour < 12 ? "AM" : "PM"}`;
}
