import type { Log } from "../../lib/log";

const WITHOUT_MODEL = "content uses a slice, or a variation, without a model; it is skipped (npm run content:report names the document)";

/** Logs a slice that has no model. */
export type ReportUnknownSlice = (slice: { slice_type: string; variation?: string }) => void;

/** Creates a report that logs each unknown slice once, however often its page is requested. */
export function createUnknownSliceReport(log: Log): ReportUnknownSlice {
  const reported = new Set<string>();
  return ({ slice_type, variation }) => {
    const name = `${slice_type} (${variation})`;
    if (!reported.has(name)) log.warn({ slice_type, variation }, WITHOUT_MODEL);
    reported.add(name);
  };
}
