import { describeError } from "./errorMessage";

/** Writes what was thrown into the server's log, as one line with its status; `what` says what is missing for it. */
export function logError(thrown: unknown, what?: string): void {
  const { message, status } = describeError(thrown);
  console.error(JSON.stringify({ statusCode: status, message: what ? `${what}: ${message}` : message }));
}
