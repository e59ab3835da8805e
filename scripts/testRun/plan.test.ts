import { expect, it } from "vitest";
import type { Decision } from "./affectedSteps";
import { readArguments } from "./arguments";
import { makePlan, planForDecisions } from "./plan";

it("runs the selected steps with the filters", () => {
  const plan = makePlan(readArguments(["types", "unit", "map"]));
  expect(plan).toMatchObject({ selected: ["types", "unit"], options: { unit: { filters: ["map"], retries: true } }, leftOut: [] });
});

it("turns off retries in repeated runs", () => {
  expect(makePlan(readArguments(["unit", "--times", "2"])).options.unit).toEqual({ filters: [], retries: false });
});

it("applies the decisions to the selected steps, and lists what is left out", () => {
  const all: Decision = { runs: "all" };
  const not: Decision = { runs: "not", why: "nothing has changed" };
  const some: Decision = { runs: "some", options: { filters: ["tests/e2e/map.e2e.test.ts"] }, why: "the changed files" };
  const decisions = {
    codegen: not,
    types: all,
    lint: not,
    unit: all,
    http: not,
    browser: some,
    engines: not,
    machines: not,
    slicemachine: not,
  };
  const plan = planForDecisions(["types", "lint", "browser"], decisions);
  expect(plan).toEqual({
    selected: ["types", "browser"],
    options: { browser: { filters: ["tests/e2e/map.e2e.test.ts"] } },
    leftOut: ["lint is left out: nothing has changed", "browser runs only the changed files"],
  });
});
