import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readCommandLine } from "./commandLine";

const usage = "Usage: npm run paint -- [--color NAME]";
const options = { color: { type: "string", default: "red" } } as const;

/** Runs `work` until it exits, and returns what it printed. */
function exit(work: () => unknown) {
  const print = vi.spyOn(console, "log").mockReturnValue();
  const printError = vi.spyOn(console, "error").mockReturnValue();
  const end = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  onTestFinished(() => [print, printError, end].forEach((spy) => spy.mockRestore()));
  expect(work).toThrow("exit");
  return { code: end.mock.calls[0]![0], out: print.mock.calls.flat().join("\n"), err: printError.mock.calls.flat().join("\n") };
}

describe("readCommandLine", () => {
  it("returns options and words", () => {
    const { values, positionals } = readCommandLine({ usage, options, args: ["wall", "--color", "blue"], allowPositionals: true });
    expect({ ...values }).toEqual({ color: "blue" });
    expect(positionals).toEqual(["wall"]);
  });

  it.each(["--help", "-h"])("prints the usage for %s", (flag) => {
    expect(exit(() => readCommandLine({ usage, options, args: ["--odd", flag] }))).toEqual({ code: 0, out: usage, err: "" });
  });

  it.each([
    [["--colour", "blue"], "Unknown option '--colour'."],
    [["--color"], "Option '--color <value>' argument missing."],
    [["wall"], "Unexpected argument 'wall'."],
  ])("says in a sentence what is wrong with %j", (args, sentence) => {
    const { code, err } = exit(() => readCommandLine({ usage, options, args }));
    expect(code).toBe(1);
    expect(err).toBe(`${sentence}\n\n${usage}`);
  });
});
