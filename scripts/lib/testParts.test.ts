import { describe, expect, it } from "vitest";
import { addUp, CHECKS, filtersOf, formatResult, planTests, PROJECTS, toResult } from "./testParts";

describe("planTests", () => {
  it("runs everything but Slice Machine without words, and of a change the checks and the unit tests", () => {
    const projects = ["unit", "contracts", "http", "browser", "engines", "machines"];
    expect(planTests([], false)).toEqual({ checks: CHECKS, projects, filters: [] });
    expect(planTests([], true)).toEqual({ checks: CHECKS, projects: ["unit"], filters: [] });
  });

  it("runs the named parts in their order, and of their files those whose path contains another word", () => {
    expect(planTests(["browser", "lint", "unit"], false)).toEqual({ checks: ["lint"], projects: ["unit", "browser"], filters: [] });
    expect(planTests(["browser", "scroll"], false)).toEqual({ checks: [], projects: ["browser"], filters: ["scroll"] });
    expect(planTests(["contracts"], true)).toEqual({ checks: [], projects: ["contracts"], filters: [] });
  });

  it("says which part there is not, and that a change takes no path", () => {
    expect(planTests(["brwoser"], false)).toBe(`There is no part brwoser, only ${[...CHECKS, ...PROJECTS].join(", ")}.`);
    expect(planTests(["lint", "scroll"], false)).toContain("There is no part scroll");
    expect(planTests(["unit", "scroll"], true)).toContain("--changed chooses the files itself");
  });
});

it("adds the rules of the architecture to the tests of a change, and runs all tests if it concerns all", () => {
  expect(filtersOf(["bff/server.test.ts"])).toEqual(["bff/server.test.ts", "tests/architecture/"]);
  expect(filtersOf(undefined)).toEqual([]);
});

describe("a result", () => {
  const testResults = [{ name: "a.test.ts", startTime: 1000, endTime: 3500 }];
  const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, testResults };

  it("counts the tests of a report, and a check as one", () => {
    expect(toResult(false, report)).toEqual({ passed: 7, failed: 2, skipped: 1, files: [{ name: "a.test.ts", seconds: 2.5 }] });
    expect(toResult(true)).toEqual({ passed: 1, failed: 0, skipped: 0, files: [] });
    expect(toResult(false)).toMatchObject({ passed: 0, failed: 1 });
  });

  it("fails if the process did, though no test has: a file could not be loaded", () => {
    expect(toResult(false, { ...report, numFailedTests: 0 })).toMatchObject({ passed: 7, failed: 1 });
  });

  it("is added up for the last line", () => {
    expect(formatResult(addUp([toResult(false, report), toResult(true)]))).toBe("8 passed, 2 failed, 1 skipped");
    expect(formatResult(addUp([toResult(true)]))).toBe("1 passed, 0 failed");
  });
});
