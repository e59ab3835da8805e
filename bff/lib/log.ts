import { pino } from "pino";

/** The few levels that code writes at; pino fits it, and so does a fake in a test. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Lines are written some at a time, since each write costs as much as a short answer: when there are 4 kB of them, or after a tenth of a
 * second. What is left is written at the end of the process.
 */
const IN_BATCHES = { sync: false, minLength: 4096, periodicFlush: 100 };

/** A logger of JSON lines on standard output; `fieldsOf` adds what is known when a line is written. Warnings and errors go out at once. */
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
