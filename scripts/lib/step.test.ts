import { expect, it, onTestFinished, vi } from "vitest";
import { script } from "../testing/scripts";
import { createProcesses } from "./processes";
import { runStep, runStepBeside } from "./step";

function captureOutput() {
  const print = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => print.mockRestore());
  return () => print.mock.calls.map(([text]) => text).join("");
}

it("shows one line and nothing that the command says", async () => {
  const printed = captureOutput();
  await runStep(createProcesses(), "Building the site", script(`console.log("Compiled")`));
  expect(printed()).toMatch(/^Building the site … \d+(\.\d)? s\n$/);
});

it("shows its line as a whole where other steps write lines beside it", async () => {
  const printed = captureOutput();
  const building = runStepBeside(createProcesses(), "Building the site", script(`console.log("Compiled")`));
  process.stdout.write("lint … 1 passed\n");
  await building;
  expect(printed()).toMatch(/^lint … 1 passed\nBuilding the site … \d+(\.\d)? s\n$/);
});

it("fails with all that the command said", async () => {
  captureOutput();
  const command = script(`console.log("Compiling"); console.error("Type error"); process.exitCode = 1;`);
  const message = await runStep(createProcesses(), "Building the site", command).catch((error: Error) => error.message);
  expect(message).toContain("Compiling");
  expect(message).toContain("Type error");
  expect(message).toContain("Building the site failed: it ended with code 1.");
});
