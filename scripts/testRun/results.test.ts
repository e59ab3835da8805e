import { expect, it } from "vitest";
import { report, testFile } from "../testing/vitestReports";
import { formatTally, isGreen, sumTallies, tallyCheck, tallyVitest } from "./results";

it("counts a check as one", () => {
  expect(tallyCheck(true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(tallyCheck(false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it("counts tests one by one", () => {
  const testResults = [testFile("a.test.ts", { failed: { opens: "Error: closed" }, passed: ["closes"] })];
  const tally = tallyVitest(report({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults }), false);
  expect(tally).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

it("counts every file that could not be loaded", () => {
  const broken = testFile("a.test.ts", { broken: "Error: no such module" });
  expect(tallyVitest(report({ numPassedTests: 5, testResults: [broken, broken] }), false)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

it("counts a run that failed although every test passed", () => {
  expect(tallyVitest(report({ numPassedTests: 5 }), false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

it("counts a missing report of Vitest as one failure", () => {
  expect(tallyVitest(undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it("names skipped tests only when there are any", () => {
  const tallies = [tallyCheck(true), tallyVitest(report({ numPassedTests: 2, numPendingTests: 1 }), true)];
  expect(formatTally(sumTallies(tallies))).toBe("3 passed, 0 failed, 1 skipped");
  expect(formatTally(tallyCheck(false))).toBe("0 passed, 1 failed");
});

it("is not green if nothing ran", () => {
  expect(isGreen(sumTallies([]))).toBe(false);
  expect(isGreen(tallyCheck(true))).toBe(true);
});
