import type { Holiday } from "../i18n/holidays";
import type { HolidayHours, HoursPeriod, StoreHours } from "./storeHours";

const DAY = 24 * 60;
const DAY_MS = 86_400_000;
/** A status speaks of yesterday's last hours and of the next opening in 60 days; some days more for a page that stays open. */
const DAYS_BEFORE = 2;
const DAYS_AHEAD = 63;
/** In place of periods that are not known. */
const UNKNOWN = "?";

/**
 * Returns hours as a short text, a sixth of their JSON: time zone, periods in minutes since Sunday, days that are not known, and the dates
 * of the next weeks that differ, with their reason. `America/New_York|1920-2700,3360-|06|2026-11-26~THANKSGIVING~=`: a period without an
 * end never closes, a date without periods is closed all day, and `?` stands for periods that are not known.
 */
export function packHours({ hours, unknownDays, holidayHours, timeZone }: StoreHours, now: Date): string {
  const [first, last] = [-DAYS_BEFORE, DAYS_AHEAD].map((days) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10));
  const near = (holidayHours ?? []).filter(({ date }) => date >= first! && date <= last!);
  return [timeZone ?? "", packPeriods(hours), unknownDays.join(""), near.map(packDate).join(";")].join("|");
}

/** Returns the hours that `packHours` has packed. */
export function unpackHours(packed: string): StoreHours {
  const [timeZone = "", hours = "", unknownDays = "", dates = ""] = packed.split("|");
  return {
    timeZone: timeZone || null,
    hours: unpackPeriods(hours),
    unknownDays: [...unknownDays].map(Number),
    holidayHours: partsOf(dates, ";").map(unpackDate),
  };
}

function packDate({ date, name, holiday, periods }: HolidayHours): string {
  // Encoded, since the name is the API's text.
  return `${date}~${holiday ?? ""}~${encodeURIComponent(name ?? "")}=${packPeriods(periods)}`;
}

function unpackDate(packed: string): HolidayHours {
  const [head = "", periods = ""] = packed.split("=");
  const [date = "", holiday = "", ...name] = head.split("~");
  return { date, holiday: (holiday as Holiday) || null, name: decodeURIComponent(name.join("~")) || null, periods: unpackPeriods(periods) };
}

function packPeriods(periods: readonly HoursPeriod[] | null): string {
  return periods?.map(({ open, close }) => `${packTime(open)}-${close ? packTime(close) : ""}`).join(",") ?? UNKNOWN;
}

function unpackPeriods(packed: string): HoursPeriod[] | null {
  if (packed === UNKNOWN) return null;
  return partsOf(packed, ",").map((one) => {
    const [open = "", close = ""] = one.split("-");
    return { open: unpackTime(open), close: close === "" ? null : unpackTime(close) };
  });
}

function packTime({ day, time }: HoursPeriod["open"]): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return day * DAY + hours * 60 + minutes;
}

function unpackTime(packed: string): HoursPeriod["open"] {
  const minute = Number(packed);
  const twoDigits = (count: number) => String(count).padStart(2, "0");
  return { day: Math.floor(minute / DAY), time: `${twoDigits(Math.floor((minute % DAY) / 60))}:${twoDigits(minute % 60)}` };
}

function partsOf(text: string, separator: string): string[] {
  return text === "" ? [] : text.split(separator);
}
