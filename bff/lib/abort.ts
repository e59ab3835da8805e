import { SourceError } from "./errors";

/** Returns whether the visitor has left. That is not a failure of the source; a passed deadline is. */
export function hasVisitorLeft(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && !isTimeout(signal.reason);
}

function isTimeout(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/**
 * Turns a passed deadline into a SourceError with the source's name, which only the caller of the cache knows. Returns other errors as they
 * are.
 */
export function nameSource(error: unknown, source: string): Error {
  if (isTimeout(error)) {
    return new SourceError(`${source} response timeout`, { source, code: "UPSTREAM_TIMEOUT", cause: error });
  }
  return error as Error;
}

/** Returns a signal that aborts once all of these have. */
export function whenAllAbort(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  let waiting = signals.length;
  for (const signal of signals) signal.addEventListener("abort", () => --waiting === 0 && controller.abort(signal.reason), { once: true });
  return controller.signal;
}
