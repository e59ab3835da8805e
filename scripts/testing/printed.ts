import { onTestFinished, vi } from "vitest";

/** Captures the lines that a test prints with `console.log`. The returned function returns those so far. */
export function capturePrinted(): () => string[] {
  const print = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => print.mockRestore());
  return () => print.mock.calls.map(([line]) => String(line));
}
