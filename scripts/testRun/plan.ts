import { root } from "../lib/commands";
import { type Decision, decideSteps } from "./affectedSteps";
import type { TestArguments } from "./arguments";
import { readChange } from "./change";
import { listFileReaders } from "./fileReaders";
import type { StepName } from "./steps";
import type { VitestOptions } from "./vitest";

/** The steps to run, and the options of the Vitest steps. */
export interface Plan {
  selected: readonly StepName[];
  options: Partial<Record<StepName, VitestOptions>>;
  /** A line for each step that is left out or runs in part. */
  leftOut: readonly string[];
}

/** Returns the plan for the given arguments. */
export function makePlan(args: TestArguments): Plan {
  if (args.isChangedOnly) return planForDecisions(args.selected, decideSteps(readChange(root), listFileReaders(root)));
  const options: VitestOptions = { filters: args.filters, retries: args.times === undefined };
  return { selected: args.selected, options: Object.fromEntries(args.selected.map((step) => [step, options])), leftOut: [] };
}

/** Returns the plan that applies the decisions to the selected steps. */
export function planForDecisions(selected: readonly StepName[], decisions: Readonly<Record<StepName, Decision>>): Plan {
  const options: Plan["options"] = {};
  const leftOut: string[] = [];
  for (const step of selected) {
    const decision = decisions[step];
    if (decision.runs === "some") options[step] = decision.options;
    if (decision.runs !== "all") leftOut.push(`${step} ${decision.runs === "some" ? "runs only" : "is left out:"} ${decision.why}`);
  }
  return { selected: selected.filter((step) => decisions[step].runs !== "not"), options, leftOut };
}
