import { expect, it } from "vitest";
import { report, testFile } from "../testing/vitestReports";
import { formatSlowest } from "./slowestFiles";

const unit = report({ testResults: [testFile("bff/a.test.ts", { seconds: 1.26 }), testFile("bff/b.test.ts", { seconds: 31 })] });
const browser = report({ testResults: [testFile("tests/e2e/c.e2e.test.ts", { seconds: 12 })] });

it("lists the files of all projects, the slowest first", () => {
  expect(formatSlowest([{ name: "types" }, { name: "unit", report: unit }, { name: "browser", report: browser }])).toEqual([
    "Slowest test files:",
    "    31.0 s  unit     bff/b.test.ts",
    "    12.0 s  browser  tests/e2e/c.e2e.test.ts",
    "     1.3 s  unit     bff/a.test.ts",
  ]);
});

it("lists ten files at most", () => {
  const testResults = Array.from({ length: 12 }, (_, index) => testFile(`bff/${index}.test.ts`, { seconds: index }));
  const lines = formatSlowest([{ name: "unit", report: report({ testResults }) }]);
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toContain("bff/2.test.ts");
});

it("returns no lines if no tests ran", () => {
  expect(formatSlowest([{ name: "types" }, { name: "unit", report: report() }])).toEqual([]);
});
