import { describeError } from "./errorMessage";

/** Logs an operation's error in the browser's console, unless the caller aborted the operation. */
export function warn(operation: string, thrown: unknown): void {
  if (thrown instanceof DOMException && thrown.name === "AbortError") return;
  console.warn(`${operation}: ${describeError(thrown).message}`);
}
