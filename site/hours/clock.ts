import { dateFormat } from "./dateFormat";

/** A local time. */
export interface Clock {
  /** `yyyy-mm-dd` */
  date: string;
  /** Since Sunday 00:00. */
  minuteOfWeek: number;
}

const DAY = 24 * 60;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

const MINUTE_MS = 60_000;

/** The clocks of one minute, by time zone: all kiosks of a list have a few zones, and formatting takes longer than all else here. */
const clocks = new Map<string, Clock | null>();
let minuteOfClocks = NaN;

/** Returns the local time in a time zone; null if the zone is unknown. */
export function clockIn(timeZone: string | null, now: Date): Clock | null {
  if (!timeZone) return null;
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (minute !== minuteOfClocks) clocks.clear();
  minuteOfClocks = minute;
  const cached = clocks.get(timeZone);
  if (cached !== undefined) return cached;
  const clock = readClock(timeZone, now);
  clocks.set(timeZone, clock);
  return clock;
}

function readClock(timeZone: string, now: Date): Clock | null {
  try {
    // One formatter for all parts, since creating one takes 20 ms on a slow phone.
    const format = dateFormat("en-US", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
    return {
      date: `${part.year}-${part.month}-${part.day}`,
      minuteOfWeek: WEEKDAYS.indexOf(part.weekday ?? "") * DAY + Number(part.hour) * 60 + Number(part.minute),
    };
  } catch {
    return null; // not a time zone this browser knows
  }
}
