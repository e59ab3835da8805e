import { compileIfStale } from "#scripts/lib/artifacts.ts";
import { runLauncher } from "#scripts/lib/launcher.ts";
import { type BenchName, parseArguments } from "./arguments";
import type { Benchmark } from "./benchmark";
import { measureBff } from "./bff/measureBff";
import { measureOperations } from "./bff/measureOperations";
import { measureFaults } from "./faults";
import { measureIndex } from "./index/measureIndex";
import { measureLighthouse } from "./lighthouse";
import { createBenchEnvironment } from "./lib/environment";
import { type Figure, formatFigure, formatTable, isWithinBar } from "./lib/figure";
import { describeMachine } from "./lib/machine";
import { measureMachines } from "./machines/measureMachines";
import { measurePage } from "./page";
import { measureStart } from "./start";
import { measureWeight } from "./weight";

const benchmarks: Record<BenchName, Benchmark> = {
  weight: measureWeight,
  bff: measureBff,
  page: measurePage,
  faults: measureFaults,
  lighthouse: measureLighthouse,
  start: measureStart,
  index: measureIndex,
  operations: measureOperations,
  machines: measureMachines,
};

await runLauncher(
  async (processes) => {
    const { names, options } = parseArguments(process.argv.slice(2));
    console.log(describeMachine());
    await compileIfStale(processes, await createBenchEnvironment());
    const figures: Figure[] = [];
    const report = (figure: Figure) => {
      figures.push(figure);
      console.log(formatFigure(figure));
    };
    for (const name of names) {
      // New ports for each benchmark, since a port that was just closed may not be free yet.
      await benchmarks[name]({ processes, env: await createBenchEnvironment(), options, report });
    }
    console.log(`\n${formatTable(figures)}`);
    return figures.every(isWithinBar) ? 0 : 1;
  },
  { codeWhenStopped: 130 },
);
