import type { Log } from "./log";

const DAY_MS = 86_400_000;
/** A line names this many at most. */
const MAX_NAMED = 50;

/**
 * Creates a function that tells of one fault in an upstream's data, whenever it is seen: as one warning a day, at once. What is seen later
 * in the day is named by the next day's warning. `now` is in milliseconds.
 */
export function createDailyNote(log: Log, details: object, message: string, now: () => number = Date.now) {
  let silentUntil = -Infinity;
  const seen = new Set<string>();
  return (...ids: readonly string[]): void => {
    // Of ids that are not named, none is remembered: there may be any number.
    for (const id of ids) if (seen.size < MAX_NAMED) seen.add(id);
    if (ids.length === 0) return;
    if (now() < silentUntil) return;
    silentUntil = now() + DAY_MS;
    log.warn({ ...details, ids: [...seen] }, message);
    seen.clear();
  };
}
