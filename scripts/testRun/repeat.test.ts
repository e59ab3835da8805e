import { expect, it, vi } from "vitest";
import { capturePrinted } from "../testing/printed";
import { report, testFile } from "../testing/vitestReports";
import type { Jobs } from "./jobs";
import { repeatSteps } from "./repeat";
import { type StepResult, tallyCheck } from "./results";

const green: StepResult = { tally: tallyCheck(true), output: "", report: report() };
const red: StepResult = {
  tally: tallyCheck(false),
  output: "output of Vitest",
  report: report({ testResults: [testFile("tests/e2e/map.e2e.test.ts", { failed: { "a pin": "Error: none" } })] }),
};

function setUp(browser: () => Promise<StepResult>) {
  const order: string[] = [];
  const other = () => Promise.reject(new Error("is not selected"));
  const jobs: Jobs = {
    prepare: {
      site: async () => void order.push("site"),
      chromium: async () => void order.push("chromium"),
      drivers: other,
      servers: other,
    },
    check: {
      codegen: other,
      types: other,
      lint: other,
      unit: other,
      http: other,
      browser: () => {
        order.push("browser");
        return browser();
      },
      engines: other,
      machines: other,
      slicemachine: other,
    },
  };
  return { jobs, order };
}

it("prepares once, then runs the steps the given number of times", async () => {
  capturePrinted();
  const { jobs, order } = setUp(async () => green);
  expect(await repeatSteps(["browser"], jobs, { times: 3, onPrepared: () => order.push("prepared") })).toBe(true);
  expect(order).toEqual(["site", "chromium", "prepared", "browser", "browser", "browser"]);
});

it("prints which tests failed how often, and how many runs were green", async () => {
  const printed = capturePrinted();
  const browser = vi.fn<() => Promise<StepResult>>(async () => green).mockResolvedValueOnce(red);
  expect(await repeatSteps(["browser"], setUp(browser).jobs, { times: 2 })).toBe(false);
  expect(printed().map((line) => line.replace(/ \([\d.]+ s\)$/, ""))).toEqual([
    "Run 1 of 2",
    "output of Vitest",
    "browser … 0 passed, 1 failed",
    "Run 2 of 2",
    "browser … 1 passed, 0 failed",
    "failed in 1 of 2 runs: tests/e2e/map.e2e.test.ts > a pin",
    "  Error: none",
    "1 of 2 runs were green",
  ]);
});

it("runs no step if the preparation fails", async () => {
  const { jobs, order } = setUp(async () => green);
  const broken = { ...jobs, prepare: { ...jobs.prepare, site: () => Promise.reject(new Error("Building the site failed.")) } };
  await expect(repeatSteps(["browser"], broken, { times: 2 })).rejects.toThrow("Building the site failed.");
  expect(order).not.toContain("browser");
});
