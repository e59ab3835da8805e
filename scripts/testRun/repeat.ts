import { formatFailures } from "./failures";
import type { Jobs } from "./jobs";
import { isGreen, sumTallies, type VitestReport } from "./results";
import { runSteps, type StepOutcome } from "./runSteps";
import { preparationsOf, type StepName } from "./steps";

/** Options of repeatSteps. */
export interface Repetition {
  times: number;
  /** Called after the preparations, before the first run. */
  onPrepared?(): void;
}

/** Runs Vitest steps several times in a row and prints which tests failed how often. Returns whether every run was green. */
export async function repeatSteps(selected: readonly StepName[], jobs: Jobs, { times, onPrepared }: Repetition): Promise<boolean> {
  await Promise.all(preparationsOf(selected).map((preparation) => jobs.prepare[preparation]()));
  onPrepared?.();
  const runs: StepOutcome[][] = [];
  while (runs.length < times) {
    console.log(`Run ${runs.length + 1} of ${times}`);
    runs.push(await runSteps(selected, jobs, []));
  }
  const green = runs.filter((outcomes) => isGreen(sumTallies(outcomes.map(({ tally }) => tally)))).length;
  for (const line of formatFailures(runs.map(reportsOf))) console.log(line);
  console.log(`${green} of ${times} runs were green`);
  return green === times;
}

function reportsOf(outcomes: readonly StepOutcome[]): VitestReport[] {
  return outcomes.flatMap(({ report }) => report ?? []);
}
