import { setMaxListeners } from "node:events";
import type { ServerResponse } from "node:http";

/** Default of the milliseconds that one request may wait for all its upstreams together: less than the site waits for the response. */
export const DEADLINE_MS = 2750;

/** Calls a listener when a request ends. `isAnswered` tells whether the whole response was sent, or the visitor left before. */
export type OnEnd = (listener: (isAnswered: boolean) => void) => void;

/** Returns the end of a request, as its connection reports it. */
export function endOf(response: ServerResponse): OnEnd {
  return (listener) => {
    if (response.closed) return listener(response.writableFinished);
    response.once("close", () => listener(response.writableFinished));
  };
}

/** For work that serves more than one request: no visitor who leaves ends it. */
export const NEVER_ENDS: OnEnd = () => {};

/**
 * Returns a signal that aborts when the visitor leaves, or after `ms` milliseconds. It takes one controller and one timer:
 * `AbortSignal.any` and `.timeout` cost five times as much.
 */
export function createDeadline(onEnd: OnEnd, ms: number): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException("The request has waited for too long", "TimeoutError")), ms);
  timer.unref();
  onEnd((isAnswered) => {
    clearTimeout(timer);
    if (!isAnswered) controller.abort();
  });
  // A list may wait for a hundred responses at once, each with a listener; Node would warn of a leak.
  setMaxListeners(0, controller.signal);
  return controller.signal;
}
