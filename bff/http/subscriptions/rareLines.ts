import type { Log } from "../../lib/log";

const MINUTE_MS = 60_000;

/** Writes a warning of a kind, with its details. */
export type Warn = (kind: string, details?: object) => void;

/** Creates a log that writes one line a minute for each kind, with the number of those of the kind that it has left out since the last. */
export function createRareLines(log: Log, now = Date.now): Warn {
  const kinds = new Map<string, { at: number; omitted: number }>();
  return (kind, details) => {
    const last = kinds.get(kind);
    if (last && now() - last.at < MINUTE_MS) return void last.omitted++;
    kinds.set(kind, { at: now(), omitted: 0 });
    log.warn({ ...details, ...(last?.omitted && { omitted: last.omitted }) }, kind);
  };
}
