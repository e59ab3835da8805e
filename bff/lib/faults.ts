import { SourceError } from "./errors";
import type { Log } from "./log";

/** The path of a field in an answer. */
type FieldPath = readonly (string | number)[];

/** The faults of one request. One fault can fail many fields, and is one line in the log. */
export interface Faults {
  /** Adds the failure of a field by a source or by our own code. */
  add(error: unknown, path?: FieldPath): void;
  /** Logs one line for each different fault, and clears them. */
  writeTo(log: Log): void;
}

interface Fault {
  error: unknown;
  /** The path of the first field that failed; undefined when the resolver that handles the fault does not pass its own. */
  path?: FieldPath;
  fields: number;
}

/** Creates the collection of a request's faults. */
export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  return {
    add(error, path) {
      const key = identityOf(error);
      const earlier = faults.get(key);
      faults.set(key, { error, path: earlier?.path ?? path, fields: (earlier?.fields ?? 0) + 1 });
    },
    writeTo(log) {
      for (const fault of faults.values()) write(log, fault);
      faults.clear();
    },
  };
}

/** Returns what makes two errors the same fault: for a source's failures code and message; for our own, the line of code that threw. */
function identityOf(error: unknown): string {
  if (error instanceof SourceError) return JSON.stringify([error.source, error.code, withoutQuery(error.message)]);
  return error instanceof Error ? (error.stack ?? String(error)) : String(error);
}

function write(log: Log, { error, path, fields }: Fault): void {
  if (!(error instanceof SourceError)) return log.error({ path, fields, err: error }, "a resolver failed");
  const { source, code, cause, message } = error;
  log.warn({ source, code, path, fields, cause: withoutQuery(String(cause ?? "")) }, withoutQuery(message));
}

/** Removes the queries from addresses in a text: they contain visitors' input and positions. */
function withoutQuery(text: string): string {
  return text.replace(/(?<=https?:\/\/[^\s?]*\?)\S*/g, "…");
}
