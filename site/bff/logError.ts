import { describeError } from "./errorMessage";

/** Logs a thrown value on the server as one JSON line with its status; `what` names what failed. */
export function logError(thrown: unknown, what?: string): void {
  const { message, status } = describeError(thrown);
  console.error(JSON.stringify({ statusCode: status, message: what ? `${what}: ${message}` : message }));
}
