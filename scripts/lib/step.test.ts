import { expect, it, onTestFinished, vi } from "vitest";
import { script } from "../testing/scripts";
import { printAdvice } from "./artifacts";
import { createProcesses } from "./processes";
import { runForOutput, runStep } from "./step";

function captureOutput() {
  const print = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => print.mockRestore());
  return () => print.mock.calls.map(([text]) => text).join("");
}

it("prints one line and hides the command's output", async () => {
  const printed = captureOutput();
  await runStep(createProcesses(), "Building the site", script(`console.log("Compiled")`));
  expect(printed()).toMatch(/^Building the site … \d+(\.\d)? s\n$/);
});

it("prints what codegen advises after a run that succeeds, without the list of generated files", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => log.mockRestore());
  captureOutput();
  const command = script(`console.log("Generated a.ts, b.ts"); console.log("Copied the mocks."); console.error("x.tsx is missing.");`);
  printAdvice(await runForOutput(createProcesses(), "Generating code", command));
  expect(log.mock.calls.flat().join("\n").split("\n").toSorted()).toEqual(["Copied the mocks.", "x.tsx is missing."]);
  log.mockClear();
  printAdvice("Generated code is up to date.\n");
  expect(log).not.toHaveBeenCalled();
});

it("rejects with the command's whole output", async () => {
  captureOutput();
  const command = script(`console.log("Compiling"); console.error("Type error"); process.exitCode = 1;`);
  const message = await runStep(createProcesses(), "Building the site", command).catch((error: Error) => error.message);
  expect(message).toContain("Compiling");
  expect(message).toContain("Type error");
  expect(message).toContain("Building the site failed: it ended with code 1.");
});
