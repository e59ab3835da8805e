import { z } from "zod";
import { DAY, type Span, WEEK } from "./spans";

const day = z.number().int().min(0).max(6);
// Many write the end of a day as 24:00, and a close after midnight as 26:00.
const time = z
  .string()
  .regex(/^([0-3]\d|4[0-7]):[0-5]\d$/)
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));
const weekTime = z.object({ day, time });
const period = z.object({ open: weekTime, close: weekTime.nullish() });
const someDay = z.object({ day });
const days = z.object({ open: someDay, close: someDay.nullish().catch(null) });

/** What a period of the backend says: an opening, or one without a closing time; or nothing, and the days that are unknown for it. */
export type ReadPeriod =
  | { kind: "span"; span: Span }
  | { kind: "endless"; start: number }
  /** `days` is null when not even they can be read. */
  | { kind: "nonsense"; days: readonly number[] | null };

/** Reads one period of the backend. */
export function readPeriod(raw: unknown): ReadPeriod {
  const { data } = period.safeParse(raw);
  const span = data && toSpan(data);
  if (span) return span;
  const touched = days.safeParse(raw).data;
  return { kind: "nonsense", days: touched ? daysOf(touched.open.day, touched.close?.day ?? touched.open.day) : null };
}

function toSpan({ open, close }: z.output<typeof period>): ReadPeriod | undefined {
  const start = open.day * DAY + open.time;
  const from = start % WEEK;
  if (!close) return { kind: "endless", start: from };
  let lasts = close.day * DAY + close.time - start;
  // Equal times may mean a whole day as well as none.
  if (lasts === 0) return undefined;
  // 18:00 to 02:00 of one day is until the next morning; a close on an earlier day is in the next week.
  if (lasts < 0) lasts += open.day === close.day ? DAY : WEEK;
  return lasts > 0 ? { kind: "span", span: { start: from, end: from + Math.min(lasts, WEEK) } } : undefined;
}

// The day after the opening has hours of its own: it is unknown only in the middle or at the end of several days.
function daysOf(first: number, last: number): number[] {
  const count = (last - first + 7) % 7;
  return Array.from({ length: count < 2 ? 1 : count + 1 }, (_, index) => (first + index) % 7);
}
