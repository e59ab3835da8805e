import { onTestFinished, vi } from "vitest";

/** Keeps from the terminal what a test prints by `console.log`, and answers its lines so far. */
export function capturePrinted(): () => string[] {
  const print = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => print.mockRestore());
  return () => print.mock.calls.map(([line]) => String(line));
}
