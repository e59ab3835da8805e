import { parseArgs } from "node:util";
import { LaunchFailure } from "../lib/launchFailure";
import { isStep, isVitestStep, type StepName, steps, vitestSteps } from "./steps";

/** What the arguments of `npm test` ask for. */
export interface TestArguments {
  /** The steps that are named, or all. */
  selected: readonly StepName[];
  /** Parts of the paths of the test files to run; without any, all files run. */
  filters: readonly string[];
  /** How many times to run the steps of Vitest. */
  times?: number;
  /** Whether other processes keep every core busy meanwhile. */
  isBusy: boolean;
  /** Whether to run only what the change can affect. */
  isChangedOnly: boolean;
}

/** Reads the arguments of `npm test`; what they do not allow is an error. */
export function readArguments(args: readonly string[]): TestArguments {
  const { values, positionals } = parse(args);
  const times = readTimes(values.times);
  const { named, filters } = splitWords(positionals);
  if (values.busy && times === undefined) throw new LaunchFailure("--busy needs --times.");
  if (values.changed && (times !== undefined || filters.length > 0)) {
    throw new LaunchFailure("--changed chooses the files itself: it goes neither with --times nor with a part of a path.");
  }
  const selected = times === undefined ? select(steps, named) : selectRepeated(named);
  return { selected, filters, times, isBusy: values.busy, isChangedOnly: values.changed };
}

function parse(args: readonly string[]) {
  const options = {
    times: { type: "string" },
    busy: { type: "boolean", default: false },
    changed: { type: "boolean", default: false },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new LaunchFailure((error as Error).message);
  }
}

function readTimes(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(value)) throw new LaunchFailure(`--times needs a whole number from 1, not ${JSON.stringify(value)}.`);
  return Number(value);
}

/** A word that names no step is part of a path once a step of Vitest was named before it. */
function splitWords(words: readonly string[]): { named: StepName[]; filters: string[] } {
  const named = words.filter(isStep);
  const firstVitestStep = words.findIndex((word) => isStep(word) && isVitestStep(word));
  const others = words.map((word, index) => ({ word, index })).filter(({ word }) => !isStep(word));
  const unknown = others.filter(({ index }) => firstVitestStep === -1 || index < firstVitestStep).map(({ word }) => word);
  if (unknown.length > 0) throw new LaunchFailure(`There is no step ${unknown.join(", ")}. The steps are ${steps.join(", ")}.`);
  return { named, filters: others.map(({ word }) => word) };
}

function selectRepeated(named: readonly StepName[]): readonly StepName[] {
  const others = named.filter((step) => !isVitestStep(step));
  if (others.length > 0) throw new LaunchFailure(`--times repeats ${vitestSteps.join(", ")} only, not ${others.join(", ")}.`);
  return select(vitestSteps, named);
}

function select(all: readonly StepName[], named: readonly StepName[]): readonly StepName[] {
  return named.length > 0 ? all.filter((step) => named.includes(step)) : all;
}
