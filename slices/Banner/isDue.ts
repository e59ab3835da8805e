import { asDate, type TimestampField } from "@prismicio/client";

interface Period {
  starts_at: TimestampField;
  ends_at: TimestampField;
}

/** Returns whether a period includes `now`. It has no beginning or no end when the field is empty or invalid. */
export function isDue({ starts_at, ends_at }: Period, now = Date.now()): boolean {
  const start = asDate(starts_at)?.getTime();
  // Comparisons with NaN (an invalid date) are false, so that it hides nothing.
  return !(start !== undefined && now < start) && !isOver({ ends_at }, now);
}

/** Returns whether the end of a period has passed. */
export function isOver({ ends_at }: Pick<Period, "ends_at">, now = Date.now()): boolean {
  const end = asDate(ends_at)?.getTime();
  return end !== undefined && now >= end;
}

/** Returns when a banner next appears or disappears, in milliseconds since 1970; Infinity if it does neither. */
export function nextChangeOf({ starts_at, ends_at }: Period, now = Date.now()): number {
  const changes = [starts_at, ends_at].map((field) => asDate(field)?.getTime() ?? Infinity);
  return Math.min(...changes.map((time) => (time > now ? time : Infinity)));
}
