import { parseArgs } from "node:util";
import { LaunchFailure } from "../lib/launchFailure";
import { allSteps, isStep, isVitestStep, type StepName, steps, vitestSteps } from "./steps";

/** The parsed arguments of `npm test`. */
export interface TestArguments {
  /** The given steps, or those that need not be named. */
  selected: readonly StepName[];
  /** Parts of the paths of the test files to run. Empty for all files. */
  filters: readonly string[];
  /** How many times to run the Vitest steps. */
  times?: number;
  /** Whether to keep every core busy with other processes meanwhile. */
  isBusy: boolean;
  /** Whether to run only the tests that the current change can affect. */
  isChangedOnly: boolean;
}

/** Parses the arguments of `npm test`. Throws a LaunchFailure for invalid ones. */
export function readArguments(args: readonly string[]): TestArguments {
  const { values, positionals } = parse(args);
  const times = readTimes(values.times);
  const { named, filters } = splitWords(positionals);
  if (values.busy && times === undefined) throw new LaunchFailure("--busy needs --times.");
  if (values.changed && (times !== undefined || filters.length > 0)) {
    throw new LaunchFailure("--changed chooses the files itself: it goes neither with --times nor with a part of a path.");
  }
  const selected = times === undefined ? select(named) : selectRepeated(named);
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

/** Splits the words into steps and parts of paths. An unknown word is part of a path if a Vitest step comes before it; otherwise throws. */
function splitWords(words: readonly string[]): { named: StepName[]; filters: string[] } {
  const named = words.filter(isStep);
  const firstVitestStep = words.findIndex((word) => isStep(word) && isVitestStep(word));
  const others = words.map((word, index) => ({ word, index })).filter(({ word }) => !isStep(word));
  const unknown = others.filter(({ index }) => firstVitestStep === -1 || index < firstVitestStep).map(({ word }) => word);
  if (unknown.length > 0) throw new LaunchFailure(`There is no step ${unknown.join(", ")}. The steps are ${allSteps.join(", ")}.`);
  return { named, filters: others.map(({ word }) => word) };
}

function selectRepeated(named: readonly StepName[]): readonly StepName[] {
  const others = named.filter((step) => !isVitestStep(step));
  if (others.length > 0) throw new LaunchFailure(`--times repeats ${vitestSteps.join(", ")} only, not ${others.join(", ")}.`);
  return select(named).filter(isVitestStep);
}

function select(named: readonly StepName[]): readonly StepName[] {
  return named.length > 0 ? allSteps.filter((step) => named.includes(step)) : steps;
}
