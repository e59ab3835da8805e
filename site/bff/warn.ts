import { describeError } from "./errorMessage";

/** Says in the browser's console what went wrong with an operation; nothing where whoever asked has given up. */
export function warn(operation: string, thrown: unknown): void {
  if (thrown instanceof DOMException && thrown.name === "AbortError") return;
  console.warn(`${operation}: ${describeError(thrown).message}`);
}
