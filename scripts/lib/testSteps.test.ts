import { expect, it } from "vitest";
import { selectSteps } from "./testSteps";

it("selects every step without arguments", () => {
  expect([...selectSteps([])]).toEqual(["codegen", "types", "lint", "unit", "browser"]);
});

it("selects the steps that are named", () => {
  expect([...selectSteps(["unit", "types"])]).toEqual(["types", "unit"]);
});

it("refuses a step that does not exist", () => {
  expect(() => selectSteps(["e2e"])).toThrow("There is no step e2e. The steps are codegen, types, lint, unit, browser.");
});
