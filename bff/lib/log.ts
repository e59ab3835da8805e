import { pino } from "pino";

/** The few levels that code writes at; pino fits it, and so does a fake in a test. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A logger of JSON lines on standard output; `fieldsOf` adds what is known when a line is written. */
export function createLog(level: string, fieldsOf: () => object = () => ({})): Log {
  return pino({ level, base: { service: "bff" }, mixin: fieldsOf });
}
