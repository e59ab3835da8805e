import type { Week } from "../kiosk";
import { readPeriod, type ReadPeriod } from "./readPeriod";
import { DAY, toPeriods, unite, WEEK } from "./spans";

/** A week as the backend sends it, and whether something in it was nonsense. */
export interface ReadWeek {
  week: Week | null;
  isDoubtful: boolean;
}

const UNKNOWN: ReadWeek = { week: null, isDoubtful: true };

/**
 * Reads the backend's hours of a week: in any notation of the same times they become the same periods. A period that says nothing makes its
 * day unknown, or the week if it names no day.
 */
export function readWeek(raw: unknown): ReadWeek {
  if (raw === undefined || raw === null) return { week: null, isDoubtful: false };
  if (!Array.isArray(raw) || raw.length === 0) return UNKNOWN;
  const read = raw.map(readPeriod);
  const endless = read.filter((one) => one.kind === "endless");
  // By the contract, a period without close is the only one; it may come twice.
  if (endless.length === read.length && new Set(endless.map(({ start }) => start)).size === 1) return always(false);
  const unknown = new Set<number>();
  for (const one of read) {
    const days = unknownDaysOf(one);
    if (!days) return UNKNOWN;
    for (const day of days) unknown.add(day);
  }
  const spans = unite(read.flatMap((one) => (one.kind === "span" ? [one.span] : [])));
  if (spans[0] && spans[0].end - spans[0].start >= WEEK) return always(unknown.size > 0);
  const hours = toPeriods(spans).filter(({ open }) => !unknown.has(open.day));
  if (hours.length === 0) return UNKNOWN;
  return { week: { hours, unknownDays: [...unknown].sort() }, isDoubtful: unknown.size > 0 };
}

function unknownDaysOf(one: ReadPeriod): readonly number[] | null {
  if (one.kind === "nonsense") return one.days;
  return one.kind === "endless" ? [Math.floor(one.start / DAY)] : [];
}

function always(isDoubtful: boolean): ReadWeek {
  return { week: { hours: [{ open: { day: 0, time: "00:00" }, close: null }], unknownDays: [] }, isDoubtful };
}
