import { expect, it, onTestFinished, vi } from "vitest";
import { script } from "../testing/scripts";
import { createProcesses } from "./processes";
import { runStep, runParallelStep } from "./step";

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

it("prints its line at the end if it runs in parallel with other steps", async () => {
  const printed = captureOutput();
  const building = runParallelStep(createProcesses(), "Building the site", script(`console.log("Compiled")`));
  process.stdout.write("lint … 1 passed\n");
  await building;
  expect(printed()).toMatch(/^lint … 1 passed\nBuilding the site … \d+(\.\d)? s\n$/);
});

it("rejects with the command's whole output", async () => {
  captureOutput();
  const command = script(`console.log("Compiling"); console.error("Type error"); process.exitCode = 1;`);
  const message = await runStep(createProcesses(), "Building the site", command).catch((error: Error) => error.message);
  expect(message).toContain("Compiling");
  expect(message).toContain("Type error");
  expect(message).toContain("Building the site failed: it ended with code 1.");
});
