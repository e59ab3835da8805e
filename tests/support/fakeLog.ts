import type { Log } from "#bff/lib/log.ts";

export interface LogEntry {
  level: "info" | "warn" | "error";
  details: Record<string, unknown>;
  message: string;
}

/** Creates a log that records its entries. */
export function createFakeLog(): { log: Log; entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const at = (level: LogEntry["level"]) => (details: object, message: string) =>
    void entries.push({ level, details: details as never, message });
  return { log: { info: at("info"), warn: at("warn"), error: at("error") }, entries };
}
