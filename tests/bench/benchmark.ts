import type { Environment } from "#scripts/lib/environment.ts";
import type { Processes } from "#scripts/lib/processes.ts";
import type { BenchOptions } from "./arguments";
import type { Figure } from "./lib/figure";

export interface Bench {
  processes: Processes;
  /** Environment of the processes under test: free ports, and only stand-ins as upstreams. */
  env: Environment;
  options: BenchOptions;
  report(figure: Figure): void;
}

/** Reports its measurements, and stops the processes that it started. */
export type Benchmark = (bench: Bench) => Promise<void>;
