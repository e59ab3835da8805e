import type { Log } from "../../lib/log";

/** Tells editors of a slice that has no model. */
export type ReportUnknownSlice = (slice: { slice_type: string; variation?: string }) => void;

/** Logs each slice without a model once: a page asked a thousand times has one editor to tell. */
export function createUnknownSliceReport(log: Log): ReportUnknownSlice {
  const reported = new Set<string>();
  return ({ slice_type, variation }) => {
    const name = `${slice_type} (${variation})`;
    if (!reported.has(name)) log.warn({ slice_type, variation }, "content uses a slice without a model; it is skipped");
    reported.add(name);
  };
}
