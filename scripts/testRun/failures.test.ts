import { expect, it } from "vitest";
import { report, testFile } from "../testing/vitestReports";
import { formatFailures } from "./failures";

const run = (failed: Record<string, string>) => [
  report({ testResults: [testFile("tests/e2e/map.e2e.test.ts", { failed, passed: ["closes"] })] }),
];

it("lists each failed test once, with its frequency and the first line of its first message", () => {
  const runs = [
    run({}),
    run({ "the map opens": "Error: not open\n    at map.ts:1" }),
    run({ "the map opens": "Error: gone", "a pin": "Error: none" }),
  ];
  expect(formatFailures(runs)).toEqual([
    "failed in 2 of 3 runs: tests/e2e/map.e2e.test.ts > the map opens",
    "  Error: not open",
    "failed in 1 of 3 runs: tests/e2e/map.e2e.test.ts > a pin",
    "  Error: none",
  ]);
});

it("lists a file that could not be run", () => {
  const broken = report({
    testResults: [testFile("bff/a.test.ts", { broken: "Error: no such module" }), testFile("bff/b.test.ts", { broken: "" })],
  });
  expect(formatFailures([[broken]])).toEqual([
    "failed in 1 of 1 runs: bff/a.test.ts",
    "  Error: no such module",
    "failed in 1 of 1 runs: bff/b.test.ts",
    "  Something outside its tests failed.",
  ]);
});

it("returns no lines if all tests passed", () => {
  expect(formatFailures([run({}), run({})])).toEqual([]);
});
