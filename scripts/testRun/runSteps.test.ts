import { expect, it, vi } from "vitest";
import { capturePrinted } from "../testing/printed";
import type { Jobs } from "./jobs";
import { tallyCheck } from "./results";
import { runSteps } from "./runSteps";

const passes = async () => ({ tally: tallyCheck(true), output: "fine" });
const fails = async () => ({ tally: tallyCheck(false), output: "Type error" });

function setUp({ prepare, check }: { prepare?: Partial<Jobs["prepare"]>; check?: Partial<Jobs["check"]> } = {}): Jobs {
  return {
    prepare: {
      site: vi.fn<() => Promise<void>>(),
      chromium: vi.fn<() => Promise<void>>(),
      drivers: vi.fn<() => Promise<void>>(),
      servers: vi.fn<() => Promise<void>>(),
      ...prepare,
    },
    check: {
      codegen: passes,
      types: passes,
      lint: passes,
      unit: passes,
      http: passes,
      browser: passes,
      engines: passes,
      machines: passes,
      slicemachine: passes,
      ...check,
    },
  };
}

/** The lines without durations. */
const withoutTimes = (lines: string[]) => lines.map((line) => line.replace(/ \([\d.]+ s\)$/, ""));

it("prints a line for each step, and the output of those that fail", async () => {
  const printed = capturePrinted();
  const outcomes = await runSteps(["types", "unit"], setUp({ check: { types: fails } }));
  expect(withoutTimes(printed())).toEqual(["Type error", "types … 0 passed, 1 failed", "unit … 1 passed, 0 failed"]);
  expect(outcomes.map(({ name, tally }) => [name, tally.failed])).toEqual([
    ["types", 1],
    ["unit", 0],
  ]);
});

it("runs only the preparations that the steps need", async () => {
  capturePrinted();
  const jobs = setUp();
  await runSteps(["unit", "http"], jobs);
  expect(jobs.prepare.site).toHaveBeenCalledTimes(1);
  expect(jobs.prepare.chromium).not.toHaveBeenCalled();
});

it("skips the preparations if told to", async () => {
  capturePrinted();
  const jobs = setUp();
  await runSteps(["browser"], jobs, []);
  expect(jobs.prepare.site).not.toHaveBeenCalled();
});

it("fails the steps that need a failed preparation, prints the reason once, and runs the others", async () => {
  const printed = capturePrinted();
  const http = vi.fn<Jobs["check"]["http"]>(passes);
  const site = () => Promise.reject(new Error("Building the site failed."));
  const outcomes = await runSteps(["unit", "http", "browser"], setUp({ prepare: { site }, check: { http } }));
  expect(withoutTimes(printed())).toEqual([
    "Building the site failed.",
    "unit … 1 passed, 0 failed",
    "http cannot run: its preparation failed (site).",
    "http … 0 passed, 1 failed",
    "browser cannot run: its preparation failed (site).",
    "browser … 0 passed, 1 failed",
  ]);
  expect(http).not.toHaveBeenCalled();
  expect(outcomes).toHaveLength(3);
});
