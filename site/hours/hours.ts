import { type Clock, clockIn } from "./clock";
import { DAY, type DayHours, dayHours } from "./dayHours";
import { type HolidayHours, isAlwaysOpen, type StoreHours, type WeekTime } from "./storeHours";

/** A time of a date. */
export interface DateTime extends WeekTime {
  /** `yyyy-mm-dd` */
  date: string;
}

export type OpenStatus =
  | { kind: "always" }
  /** `minutesLeft` within the last hour; `isLater` when the day of closing has to be said. */
  | { kind: "open"; until: WeekTime; minutesLeft?: number; isLater?: true }
  | ClosedStatus
  /** Today's hours are not known: `because` of a date that differs, or of the week. */
  | { kind: "unknown"; because: "date" | "week" };

export interface ClosedStatus {
  kind: "closed";
  /** Null when it is not known, or too far off. */
  opens: DateTime | null;
  /** The day on which it opens, seen from now; `far` when its date has to be said. */
  on: "today" | "tomorrow" | "later" | "far";
  /** The date for which it is closed all day. */
  today?: HolidayHours;
}

const WEEK = 7 * DAY;
/** The next opening is searched for so many days: longer closures are none for visitors. */
const DAYS_AHEAD = 60;
/** A status says until when it is open at most so many days ahead. */
const OPEN_DAYS_AHEAD = 8;
/** Within so many minutes before closing, the status has the minutes left. */
const LAST_MINUTES = 60;
/** With fewer minutes left, hardly anybody arrives in time. */
const TOO_FEW_MINUTES = 15;
/** A close after tomorrow's noon is said with its day. */
const NOON_TOMORROW = DAY + 12 * 60;

/** Returns whether a store is open at a moment; null if hours or time zone are missing or invalid. */
export function openStatusAt(store: StoreHours, now: Date): OpenStatus | null {
  const clock = clockIn(store.timeZone, now);
  if (!clock) return null;
  const days = new Map<number, DayHours>();
  const dayAt = (offset: number): DayHours => {
    const day = days.get(offset) ?? dayHours(store, clock.date, offset);
    days.set(offset, day);
    return day;
  };
  const minute = clock.minuteOfWeek % DAY;
  // That a store which never closes is closed for a date, matters when it is near.
  const daysAhead = isAlwaysOpen(store.hours ?? []) ? 2 : OPEN_DAYS_AHEAD;
  const end = openUntil(minute, daysAhead * DAY, dayAt);
  if (end !== null) return end >= daysAhead * DAY ? { kind: "always" } : toOpen(minute, end, clock.date);
  const today = dayAt(0);
  if (today.spans) return toClosed(minute, dayAt);
  if (today.exception) return { kind: "unknown", because: "date" };
  return store.hours?.length ? { kind: "unknown", because: "week" } : null;
}

/** Returns the order in which a visitor would choose between stores: 0 when it is open, 1 when it closes within minutes, else 2. */
export function openRank(status: OpenStatus | null): 0 | 1 | 2 {
  if (status?.kind === "always") return 0;
  if (status?.kind !== "open") return 2;
  return (status.minutesLeft ?? Infinity) < TOO_FEW_MINUTES ? 1 : 0;
}

/**
 * Returns in how many minutes the words of a status may be others: when the store opens or closes, in its last hour each minute, and at
 * midnight, since dates that differ and words such as "tomorrow" depend on the date.
 */
export function minutesUntilChange(status: OpenStatus, { date, minuteOfWeek }: Clock): number {
  const midnight = DAY - (minuteOfWeek % DAY);
  if (status.kind === "closed" && status.opens) return Math.min(midnight, minutesUntil(status.opens, { date, minuteOfWeek }));
  if (status.kind !== "open") return midnight;
  if (status.minutesLeft !== undefined) return 1;
  const minutesLeft = (toMinute(status.until) - minuteOfWeek + WEEK) % WEEK;
  return Math.min(midnight, Math.max(1, minutesLeft - LAST_MINUTES));
}

/** Returns the minutes from a moment of a store's clock to a time of a date there. */
export function minutesUntil(to: DateTime, { date, minuteOfWeek }: Clock): number {
  return (Date.parse(to.date) - Date.parse(date)) / 60_000 + (toMinute(to) % DAY) - (minuteOfWeek % DAY);
}

function toMinute({ day, time }: WeekTime): number {
  return day * DAY + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

type DayAt = (offset: number) => DayHours;

/**
 * Returns when the opening ends that contains a minute of today, in minutes since today's midnight: at `last` or later when it goes on
 * then. Null if it is closed.
 */
function openUntil(minute: number, last: number, dayAt: DayAt): number | null {
  const endAfter = (time: number): number | null => {
    // Of a day, or past midnight from the day before.
    for (const offset of [Math.floor(time / DAY), Math.floor(time / DAY) - 1]) {
      const span = dayAt(offset).spans?.find(({ start, end }) => start + offset * DAY <= time && time < end + offset * DAY);
      if (span) return span.end + offset * DAY;
    }
    return null;
  };
  let end = endAfter(minute);
  // Consecutive days are one opening.
  while (end !== null && end < last) {
    const next = endAfter(end);
    if (next === null) break;
    end = next;
  }
  return end;
}

function toOpen(minute: number, end: number, today: string): OpenStatus {
  const minutesLeft = end - minute;
  const { day, time } = toDateTime(today, end);
  return {
    kind: "open",
    until: { day, time },
    ...(minutesLeft <= LAST_MINUTES && { minutesLeft }),
    ...(end > NOON_TOMORROW && { isLater: true as const }),
  };
}

function toClosed(minute: number, dayAt: DayAt): ClosedStatus {
  const today = isClosedDate(dayAt(0)) ? { today: dayAt(0).exception } : {};
  const opens = nextOpening(minute, dayAt);
  if (opens === null) return { kind: "closed", opens, on: "far", ...today };
  const ahead = Math.floor(opens / DAY);
  // In a closure of many days, a weekday alone does not say which one.
  const isLong = ahead > 6 || (today.today && (ahead > 1 || isClosedDate(dayAt(-1))));
  const on = isLong ? "far" : ahead === 0 ? "today" : ahead === 1 ? "tomorrow" : "later";
  return { kind: "closed", opens: toDateTime(dayAt(0).date, opens), on, ...today };
}

/** Returns when it opens next, in minutes since today's midnight; null if a day before is not known, or none in sight has hours. */
function nextOpening(minute: number, dayAt: DayAt): number | null {
  for (let offset = 0; offset <= DAYS_AHEAD; offset++) {
    const { spans } = dayAt(offset);
    if (!spans) return null;
    const starts = spans.map(({ start }) => start + offset * DAY).filter((start) => start > minute);
    if (starts.length > 0) return Math.min(...starts);
  }
  return null;
}

function isClosedDate({ exception }: DayHours): boolean {
  return exception?.periods?.length === 0;
}

function toDateTime(today: string, minutes: number): DateTime {
  const at = new Date(Date.parse(today) + minutes * 60_000);
  return { date: at.toISOString().slice(0, 10), day: at.getUTCDay(), time: at.toISOString().slice(11, 16) };
}
