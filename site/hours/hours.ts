import { clockIn } from "./clock";

/** From one opening to the next closing; day 0 is Sunday, time is `hh:mm` on the place's own clock. No `close`: always open. */
export interface HoursPeriod {
  open: WeekTime;
  close: WeekTime | null;
}

interface WeekTime {
  day: number;
  time: string;
}

export type OpenStatus =
  | { kind: "always" }
  /** `minutesLeft` within the last hour. */
  | { kind: "open"; until: WeekTime; minutesLeft?: number }
  /** `on` is the day on which it opens, seen from now. */
  | { kind: "closed"; opens: WeekTime; on: "today" | "tomorrow" | "later" };

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Whether a place never closes. */
export function isAlwaysOpen(periods: readonly HoursPeriod[]): boolean {
  return periods.some(({ close }) => close === null);
}

/** Returns whether it is open at a moment; null if hours or time zone are missing or invalid. */
export function openStatusAt(periods: readonly HoursPeriod[], timeZone: string | null, now: Date): OpenStatus | null {
  if (periods.length === 0 || !timeZone) return null;
  if (isAlwaysOpen(periods)) return { kind: "always" };
  const minute = clockIn(timeZone, now)?.minuteOfWeek;
  if (minute === undefined) return null;

  const spans = periods.map(({ open, close }) => ({
    open,
    close: close!,
    waits: until(minute, open),
    lasts: until(toMinute(open), close!),
  }));
  // Open if the time since the opening is less than the span's length, also across midnight and the end of the week.
  const current = spans.find(({ waits, lasts }) => (WEEK - waits) % WEEK < lasts);
  if (current) return openUntil(lastConsecutive(current, spans).close, minute);
  const next = spans.reduce((first, span) => (span.waits < first.waits ? span : first));
  const daysAhead = Math.floor(((minute % DAY) + next.waits) / DAY);
  return { kind: "closed", opens: next.open, on: daysAhead === 0 ? "today" : daysAhead === 1 ? "tomorrow" : "later" };
}

/** Returns the last of the spans that follow without a break: consecutive whole days are one opening. */
function lastConsecutive<T extends { open: WeekTime; close: WeekTime }>(span: T, spans: readonly T[]): T {
  let last = span;
  for (let steps = 0; steps < spans.length; steps++) {
    const next = spans.find(({ open }) => toMinute(open) === toMinute(last.close));
    if (!next || next === span) break;
    last = next;
  }
  return last;
}

/** Within so many minutes before closing, the status has the minutes left. */
const LAST_MINUTES = 60;

function openUntil(close: WeekTime, minute: number): OpenStatus {
  const minutesLeft = until(minute, close);
  return { kind: "open", until: close, ...(minutesLeft > 0 && minutesLeft <= LAST_MINUTES && { minutesLeft }) };
}

function until(minute: number, time: WeekTime): number {
  return (toMinute(time) - minute + WEEK) % WEEK;
}

function toMinute({ day, time }: WeekTime): number {
  return (day * DAY + Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) % WEEK;
}
