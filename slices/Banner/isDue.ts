import { asDate, type TimestampField } from "@prismicio/client";

interface Period {
  starts_at: TimestampField;
  ends_at: TimestampField;
}

/** Whether something is to be shown now. It has no end, or no beginning, where the field is empty or holds no date. */
export function isDue({ starts_at, ends_at }: Period, now = Date.now()): boolean {
  const start = asDate(starts_at)?.getTime();
  // Compared so that NaN, of what is no date, hides nothing.
  return !(start !== undefined && now < start) && !isOver({ ends_at }, now);
}

/** Whether its end has passed. */
export function isOver({ ends_at }: Pick<Period, "ends_at">, now = Date.now()): boolean {
  const end = asDate(ends_at)?.getTime();
  return end !== undefined && now >= end;
}
