import type { Log } from "../lib/log";

const WINDOW_MS = 60_000;
const MAX_LINES = 10;

/**
 * Logs exceptions and rejections that no code handles, at most ten a minute, and lets the process go on, as Next does in the site: a fault
 * in one visitor's request must not end the requests of all others. Each of them is a bug.
 */
export function surviveFaults(log: Log, emitter: NodeJS.EventEmitter = process, now = Date.now): void {
  let windowStart = -Infinity;
  let lines = 0;
  const report = (error: unknown) => {
    if (now() - windowStart >= WINDOW_MS) [windowStart, lines] = [now(), 0];
    if (++lines <= MAX_LINES) log.error({ err: error }, "a fault that no code handles; the process goes on");
  };
  emitter.on("uncaughtException", report);
  emitter.on("unhandledRejection", report);
}
