import { SourceError } from "./errors";
import type { Log } from "./log";

/** The path of a field in an answer. */
type FieldPath = readonly (string | number)[];

/** What has failed for one request. One fault can fail many fields, and is one line in the log. */
export interface Faults {
  /** Notes that a source, or our own code, has failed a field. */
  add(error: unknown, path?: FieldPath): void;
  /** Writes a line for each different fault and forgets them. */
  writeTo(log: Log): void;
}

interface Fault {
  error: unknown;
  /** Of the first field that it failed; a resolver that answers for a fault does not tell its own. */
  path?: FieldPath;
  fields: number;
}

export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  return {
    add(error, path) {
      const key = identityOf(error);
      const known = faults.get(key);
      faults.set(key, { error, path: known?.path ?? path, fields: (known?.fields ?? 0) + 1 });
    },
    writeTo(log) {
      for (const fault of faults.values()) write(log, fault);
      faults.clear();
    },
  };
}

/** Of a source's failures, those of one code and message are one fault; of our own, those from one place in the code. */
function identityOf(error: unknown): string {
  if (error instanceof SourceError) return JSON.stringify([error.source, error.code, withoutQuery(error.message)]);
  return error instanceof Error ? (error.stack ?? String(error)) : String(error);
}

function write(log: Log, { error, path, fields }: Fault): void {
  if (!(error instanceof SourceError)) return log.error({ path, fields, err: error }, "a resolver failed");
  const { source, code, cause, message } = error;
  log.warn({ source, code, path, fields, cause: withoutQuery(String(cause ?? "")) }, withoutQuery(message));
}

/** A text without the queries of the addresses in it, which hold what visitors ask for and where they are. */
function withoutQuery(text: string): string {
  return text.replace(/(?<=https?:\/\/[^\s?]*\?)\S*/g, "…");
}
