import { expect, it } from "vitest";
import { vitestArguments } from "./vitest";

const always = ["--project", "unit", "--reporter=default", "--reporter=json", "--outputFile.json=report.json"];

it("runs all files of a project as it is configured", () => {
  expect(vitestArguments("unit", "report.json", {})).toEqual(["run", ...always]);
});

it("runs the files whose paths contain a word, and passes if a project has no such file", () => {
  const expected = ["run", "map", "pins", ...always, "--passWithNoTests"];
  expect(vitestArguments("unit", "report.json", { filters: ["map", "pins"] })).toEqual(expected);
});

it("runs the tests that import given files", () => {
  expect(vitestArguments("unit", "report.json", { related: ["bff/a.ts"] })).toEqual(["related", "--run", "bff/a.ts", ...always]);
});

it("turns off retries, which would hide flaky tests", () => {
  expect(vitestArguments("unit", "report.json", { retries: false })).toEqual(["run", ...always, "--retry=0"]);
});
