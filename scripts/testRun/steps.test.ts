import { expect, it } from "vitest";
import { preparationsOf, type StepName, steps, waitsFor } from "./steps";

it.each<[StepName[], string[]]>([
  [["codegen", "types", "lint", "unit"], []],
  [["http"], ["site"]],
  [["browser"], ["site", "chromium"]],
  [["engines"], ["site", "drivers"]],
  [["machines"], ["site", "servers"]],
  [["slicemachine"], ["chromium"]],
  [[...steps], ["site", "chromium", "drivers", "servers"]],
])("prepares for %j what they need: %j", (selected, prepared) => {
  expect(preparationsOf(selected)).toEqual(prepared);
});

it("starts the static checks and the preparations at once", () => {
  const atOnce = Object.entries(waitsFor).filter(([, waits]) => waits.length === 0);
  expect(atOnce.map(([job]) => job).sort()).toEqual(["chromium", "codegen", "drivers", "lint", "servers", "site", "types"]);
});

it("runs the unit tests after the static checks, then one project after the other", () => {
  expect(waitsFor.unit).toEqual(["codegen", "types", "lint"]);
  expect(waitsFor.http).toContain("unit");
  expect(waitsFor.browser).toContain("http");
  expect(waitsFor.engines).toContain("browser");
  expect(waitsFor.machines).toContain("engines");
});
