import { runLauncher } from "./lib/launcher";
import { readArguments } from "./testRun/arguments";
import { createJobs } from "./testRun/jobs";
import { keepBusy } from "./testRun/keepBusy";
import { makePlan } from "./testRun/plan";
import { repeatSteps } from "./testRun/repeat";
import { formatTally, isGreen, sumTallies } from "./testRun/results";
import { runSteps } from "./testRun/runSteps";
import { formatSlowest } from "./testRun/slowestFiles";

const { env } = process;

await runLauncher(
  async (processes) => {
    const args = readArguments(process.argv.slice(2));
    const { selected, options, leftOut } = makePlan(args);
    for (const line of leftOut) console.log(line);
    if (selected.length === 0) return 0;

    const jobs = createJobs(processes, env, options);
    if (args.times !== undefined) {
      const onPrepared = () => args.isBusy && keepBusy(processes, env);
      return (await repeatSteps(selected, jobs, { times: args.times, onPrepared })) ? 0 : 1;
    }

    const outcomes = await runSteps(selected, jobs);
    for (const line of formatSlowest(outcomes)) console.log(line);
    const total = sumTallies(outcomes.map(({ tally }) => tally));
    console.log(formatTally(total));
    return isGreen(total) ? 0 : 1;
  },
  { codeWhenStopped: 130 },
);
