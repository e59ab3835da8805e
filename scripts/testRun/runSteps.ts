import { stopwatch } from "../lib/step";
import type { Jobs } from "./jobs";
import { formatTally, isGreen, type StepResult, tallyCheck } from "./results";
import { runInOrder } from "./schedule";
import { isPreparation, type JobName, type Preparation, preparationsOf, type StepName, waitsFor } from "./steps";

/** The result of a step, with its name. */
export interface StepOutcome extends StepResult {
  name: StepName;
}

/** Runs the selected steps and preparations, by default the preparations that the steps need, and prints a line as each step ends. */
export async function runSteps(
  selected: readonly StepName[],
  jobs: Jobs,
  toPrepare: readonly Preparation[] = preparationsOf(selected),
): Promise<StepOutcome[]> {
  const failed = new Set<Preparation>();
  const outcomes: StepOutcome[] = [];

  async function run(name: JobName): Promise<void> {
    if (isPreparation(name)) {
      if (!(await succeeds(jobs.prepare[name]))) failed.add(name);
      return;
    }
    const missing = waitsFor[name].filter((job) => isPreparation(job) && failed.has(job));
    outcomes.push({ name, ...(await runStep(name, missing.length > 0 ? cannotRun(name, missing) : jobs.check[name])) });
  }

  await runInOrder([...toPrepare, ...selected], waitsFor, run);
  return outcomes;
}

async function succeeds(prepare: () => Promise<void>): Promise<boolean> {
  try {
    await prepare();
    return true;
  } catch (error) {
    console.log((error as Error).message);
    return false;
  }
}

function cannotRun(name: StepName, missing: readonly JobName[]): () => Promise<StepResult> {
  return async () => ({ tally: tallyCheck(false), output: `${name} cannot run: its preparation failed (${missing.join(", ")}).` });
}

async function runStep(name: StepName, check: () => Promise<StepResult>): Promise<StepResult> {
  const seconds = stopwatch();
  const result = await check();
  if (!isGreen(result.tally)) console.log(result.output);
  console.log(`${name} … ${formatTally(result.tally)} (${seconds()} s)`);
  return result;
}
