import { z } from "zod";
import type { HolidayHours, HoursPeriod } from "../kiosk";
import { holidayOn } from "./holidayOn";
import { readPeriod } from "./readPeriod";
import { DAY, toPeriods, unite } from "./spans";

// A time after the date is ignored: the date is the place's own.
const row = z.object({
  date: z
    .string()
    .transform((text) => text.trim().replace(/[T ].*$/s, ""))
    .pipe(z.iso.date()),
  name: z.string().trim().min(1).max(80).nullish().catch(null),
  periods: z.unknown().optional(),
});

/** Dates as the backend sends them, and whether something in them was nonsense. */
export interface ReadHolidays {
  holidays: HolidayHours[] | null;
  isDoubtful: boolean;
}

interface Region {
  country?: string | null;
  state?: string | null;
}

/**
 * Reads the dates that differ from the week, each once and in their order. A date whose hours cannot be read, or about which two rows
 * disagree, has unknown hours: it is announced as different, so that the week's hours do not hold.
 */
export function readHolidays(raw: unknown, region: Region): ReadHolidays {
  if (raw === undefined || raw === null) return { holidays: null, isDoubtful: false };
  if (!Array.isArray(raw)) return { holidays: null, isDoubtful: true };
  const byDate = new Map<string, HolidayHours>();
  let isDoubtful = false;
  for (const entry of raw) {
    const { data } = row.safeParse(entry);
    if (!data) {
      isDoubtful = true;
      continue;
    }
    const { date, name } = data;
    const earlier = byDate.get(date);
    const periods = readDate(date, data.periods);
    const agreed = earlier && JSON.stringify(earlier.periods) !== JSON.stringify(periods) ? null : periods;
    isDoubtful ||= agreed === null;
    byDate.set(date, { date, name: earlier?.name ?? name ?? null, holiday: holidayOn(date, region), periods: agreed });
  }
  const holidays = [...byDate.values()].sort((one, other) => one.date.localeCompare(other.date));
  return { holidays, isDoubtful };
}

/** Returns the hours of one date; null when they are not known. */
function readDate(date: string, raw: unknown): HoursPeriod[] | null {
  if (!Array.isArray(raw)) return null;
  const weekday = new Date(date).getUTCDay();
  const midnight = weekday * DAY;
  const spans = raw.map((one) => {
    const read = readPeriod(one);
    // A single period from midnight without an end is a whole day.
    if (read.kind === "endless" && raw.length === 1 && read.start === midnight) return { start: midnight, end: midnight + DAY };
    return read.kind === "span" && Math.floor(read.span.start / DAY) === weekday && read.span.end <= midnight + 2 * DAY ? read.span : null;
  });
  if (spans.includes(null)) return null;
  const periods = toPeriods(unite(spans.filter((span) => span !== null)));
  // What goes on far into the next day would be that day's hours, too.
  return periods.every(({ open }) => open.day === weekday) ? periods : null;
}
