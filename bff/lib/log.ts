import { pino } from "pino";

/** The levels of log lines; pino implements it, and so does the fake in tests. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Lines are written in batches, since each write costs as much as a short response: at 4 kB, or after a tenth of a second. The rest is
 * written when the process ends.
 */
const IN_BATCHES = { sync: false, minLength: 4096, periodicFlush: 100 };

/**
 * Creates a logger that writes JSON lines to standard output; `fieldsOf` adds fields to each line when it is written. Warnings and errors
 * are written at once.
 */
export function createLog(level: string, fieldsOf: () => object = () => ({})): Log {
  const lines = pino.destination(IN_BATCHES);
  const log = pino({ level, base: { service: "bff" }, mixin: fieldsOf }, lines);
  return {
    info: (details, message) => log.info(details, message),
    warn(details, message) {
      log.warn(details, message);
      lines.flush();
    },
    error(details, message) {
      log.error(details, message);
      lines.flush();
    },
  };
}
