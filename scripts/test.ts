import { runLauncher } from "./lib/launcher";
import { formatTally, isGreen, sumTallies, type Tally } from "./lib/results";
import { stopwatch } from "./lib/step";
import { createSteps, selectSteps, stages } from "./lib/testSteps";

await runLauncher(
  async (processes) => {
    const selected = selectSteps(process.argv.slice(2));
    const steps = createSteps(processes, process.env);
    const tallies: Tally[] = [];
    for (const stage of stages) {
      const running = stage.filter((name) => selected.has(name)).map(async (name) => {
        const seconds = stopwatch();
        const { tally, output } = await steps[name]();
        if (!isGreen(tally)) console.log(output);
        console.log(`${name} … ${formatTally(tally)} (${seconds()} s)`);
        tallies.push(tally);
      });
      await Promise.all(running);
    }
    const total = sumTallies(tallies);
    console.log(formatTally(total));
    return isGreen(total) ? 0 : 1;
  },
  { codeWhenStopped: 130 },
);
