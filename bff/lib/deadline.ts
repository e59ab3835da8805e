import { setMaxListeners } from "node:events";
import type { ServerResponse } from "node:http";

/** Milliseconds that one request may wait for all its upstreams together, where nothing else is said: less than the site waits for it. */
export const DEADLINE_MS = 2750;

/** Has a listener called when a request is over: with whether its answer went out whole, or its visitor left before. */
export type OnEnd = (listener: (isAnswered: boolean) => void) => void;

/** The end of a request by its connection. */
export function endOf(response: ServerResponse): OnEnd {
  return (listener) => {
    if (response.closed) return listener(response.writableFinished);
    response.once("close", () => listener(response.writableFinished));
  };
}

/** For what is done for more than one request: no visitor who leaves ends it. */
export const NEVER_ENDS: OnEnd = () => {};

/**
 * Aborts when the visitor of a request leaves, or after so many milliseconds. One controller and one timer: `AbortSignal.any` and
 * `.timeout` cost five times as much.
 */
export function createDeadline(onEnd: OnEnd, ms: number): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException("The request has waited for too long", "TimeoutError")), ms);
  timer.unref();
  onEnd((isAnswered) => {
    clearTimeout(timer);
    if (!isAnswered) controller.abort();
  });
  // A list may wait for a hundred answers at once, each of which listens; Node would take that for a leak.
  setMaxListeners(0, controller.signal);
  return controller.signal;
}
