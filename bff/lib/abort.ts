import { SourceError } from "./errors";

/** Whether a visitor has gone away. That says nothing about the source; a deadline that passes does. */
export function hasVisitorLeft(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && !isTimeout(signal.reason);
}

function isTimeout(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** The request's deadline ends a wait without knowing what for; the caller of the cache knows. */
export function nameSource(error: unknown, source: string): Error {
  if (isTimeout(error)) {
    return new SourceError(`${source} response timeout`, { source, code: "UPSTREAM_TIMEOUT", cause: error });
  }
  return error as Error;
}
