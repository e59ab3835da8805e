import { compileIfStale } from "#scripts/lib/artifacts.ts";
import { runLauncher } from "#scripts/lib/launcher.ts";
import { type BenchName, parseArguments } from "./arguments";
import type { Benchmark } from "./benchmark";
import { measureBff } from "./bff/measureBff";
import { measureInvalidation } from "./bff/measureInvalidation";
import { measureMemory } from "./bff/measureMemory";
import { measureOperations } from "./bff/measureOperations";
import { measureFaults } from "./faults";
import { measureGallery } from "./gallery";
import { measureIndex } from "./index/measureIndex";
import { measureLighthouse } from "./lighthouse";
import { createBenchEnvironment } from "./lib/environment";
import { type Figure, formatFigure, formatTable, isWithinBar } from "./lib/figure";
import { describeMachine } from "./lib/machine";
import { measureMachines } from "./machines/measureMachines";
import { measureMap } from "./map";
import { measurePage } from "./page";
import { measurePublish } from "./publish";
import { measureSearch } from "./search";
import { measureStart } from "./start";
import { measureUpload } from "./upload";
import { measureWeek } from "./week/measureWeek";
import { measureWeight } from "./weight";

const benchmarks: Record<BenchName, Benchmark> = {
  weight: measureWeight,
  bff: measureBff,
  page: measurePage,
  publish: measurePublish,
  faults: measureFaults,
  map: measureMap,
  search: measureSearch,
  gallery: measureGallery,
  lighthouse: measureLighthouse,
  start: measureStart,
  index: measureIndex,
  upload: measureUpload,
  invalidation: measureInvalidation,
  memory: measureMemory,
  operations: measureOperations,
  machines: measureMachines,
  week: measureWeek,
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
