import type { HoursPeriod } from "../kiosk";

export const DAY = 24 * 60;
export const WEEK = 7 * DAY;

/** An opening in minutes since Sunday 00:00; a start is in the week, an end may lie beyond it. */
export interface Span {
  start: number;
  end: number;
}

/** An opening that ends by then on the day after it began belongs to the day on which it began: minutes after midnight. */
const LATEST_NIGHT = 12 * 60;

/** Returns the same opening times as few spans, in their order, which neither overlap nor touch; the last may go on in the next week. */
export function unite(spans: readonly Span[]): Span[] {
  const pieces = spans
    .flatMap(({ start, end }) => (end > WEEK ? [span(start, WEEK), span(0, end - WEEK)] : [span(start, end)]))
    .sort((one, other) => one.start - other.start);
  const united: Span[] = [];
  for (const piece of pieces) {
    const last = united.at(-1);
    if (last && touches(last.end, piece.start)) last.end = Math.max(last.end, piece.end);
    else united.push({ ...piece });
  }
  const [first, last] = [united[0], united.at(-1)];
  if (!first || !last || !touches(last.end, first.start + WEEK)) return united.map(toWholeDay);
  if (first === last) return [span(0, WEEK)];
  // What goes on past the end of the week is one opening.
  return [...united.slice(1, -1), span(last.start, first.end + WEEK)].map(toWholeDay);
}

/**
 * Returns spans as periods, each of the day on which it opens. One that lasts for a day or more, or far into the next day, is divided at
 * midnights, so that each of its days has hours.
 */
export function toPeriods(spans: readonly Span[]): HoursPeriod[] {
  return spans
    .flatMap(divide)
    .map(({ start, end }) => ({ start: start % WEEK, end: end % WEEK }))
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => ({ open: toWeekTime(start), close: toWeekTime(end) }));
}

function divide({ start, end }: Span): Span[] {
  const midnight = start - (start % DAY) + DAY;
  if (end <= midnight || (end - start < DAY && end <= midnight + LATEST_NIGHT)) return [{ start, end }];
  return [span(start, midnight), ...divide(span(midnight, end))];
}

function span(start: number, end: number): Span {
  return { start, end };
}

// 11:59 and the next opening at 12:00 are one opening.
function touches(end: number, start: number): boolean {
  return start - end <= 1;
}

// 00:00 to 23:59 is how many write a whole day.
function toWholeDay({ start, end }: Span): Span {
  return span(start, start % DAY === 0 && end % DAY === DAY - 1 ? end + 1 : end);
}

function toWeekTime(minutes: number): HoursPeriod["open"] {
  const pad = (value: number) => String(value).padStart(2, "0");
  return { day: Math.floor(minutes / DAY), time: `${pad(Math.floor((minutes % DAY) / 60))}:${pad(minutes % 60)}` };
}
