import { clockIn } from "./clock";
import type { HolidayHours } from "./holidays";
import { type HoursPeriod, isAlwaysOpen } from "./hours";

const DAY_MS = 86_400_000;

/** Returns the hours of the days around a moment, with holiday hours in place of regular ones. */
export function hoursAround(
  now: Date,
  periods: readonly HoursPeriod[],
  holidays: readonly HolidayHours[],
  timeZone: string | null,
): readonly HoursPeriod[] {
  const today = holidays.length > 0 && clockIn(timeZone, now)?.date;
  if (!today) return periods;
  const always = isAlwaysOpen(periods);
  // Yesterday's hours may last past midnight. If it never closes, only today's and tomorrow's holidays matter.
  const [first, last] = always ? [0, 1] : [-1, 5];
  const differing = holidays.flatMap((holiday) => {
    const daysAhead = (Date.parse(holiday.date) - Date.parse(today)) / DAY_MS;
    if (!(daysAhead >= first! && daysAhead <= last!)) return [];
    // Of two entries for a date, the first counts.
    const isFirst = holidays.find(({ date }) => date === holiday.date) === holiday;
    return isFirst ? [{ day: new Date(holiday.date).getUTCDay(), periods: holiday.periods }] : [];
  });
  if (differing.length === 0) return periods;
  const usual = (always ? WHOLE_DAYS : periods).filter(({ open }) => differing.every(({ day }) => day !== open.day));
  return [
    ...usual,
    ...differing.flatMap((holiday) =>
      isAlwaysOpen(holiday.periods) ? WHOLE_DAYS.filter(({ open }) => open.day === holiday.day) : holiday.periods,
    ),
  ];
}

const WHOLE_DAYS: readonly HoursPeriod[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  open: { day, time: "00:00" },
  close: { day: (day + 1) % 7, time: "00:00" },
}));
