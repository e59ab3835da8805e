import { type HolidayHours, type HoursPeriod, isAlwaysOpen, type StoreHours, type WeekTime } from "./storeHours";

export const DAY = 24 * 60;
const WEEK = 7 * DAY;
const DAY_MS = 86_400_000;

/** The hours of one date. */
export interface DayHours {
  /** `yyyy-mm-dd` */
  date: string;
  /** In minutes since this date's midnight, and possibly past the next; null when they are not known. */
  spans: readonly { start: number; end: number }[] | null;
  /** What differs from the week on this date. */
  exception?: HolidayHours;
}

const WHOLE_DAY = [{ start: 0, end: DAY }];

/** Returns the hours of the date that lies some days after another: its own if it differs from the week, else those of its weekday. */
export function dayHours({ hours, unknownDays, holidayHours }: StoreHours, today: string, offset: number): DayHours {
  const time = Date.parse(today) + offset * DAY_MS;
  const [date, day] = [new Date(time).toISOString().slice(0, 10), new Date(time).getUTCDay()];
  const exception = holidayHours?.find((one) => one.date === date);
  if (exception) return { date, spans: exception.periods && toSpans(exception.periods), exception };
  if (!hours?.length || unknownDays.includes(day)) return { date, spans: null };
  if (isAlwaysOpen(hours)) return { date, spans: WHOLE_DAY };
  return { date, spans: toSpans(hours.filter(({ open }) => open.day === day)) };
}

function toSpans(periods: readonly HoursPeriod[]) {
  return periods.map(({ open, close }) => {
    const start = toMinute(open) % DAY;
    return { start, end: close ? start + ((toMinute(close) - toMinute(open) + WEEK) % WEEK) : DAY };
  });
}

function toMinute({ day, time }: WeekTime): number {
  return day * DAY + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
