import type { Environment } from "../../scripts/lib/environment";
import type { Processes } from "../../scripts/lib/processes";
import type { BenchOptions } from "./arguments";
import type { Figure } from "./lib/figure";

export interface Bench {
  processes: Processes;
  /** For the processes under test: free ports, and no upstream but the stand-ins. */
  env: Environment;
  options: BenchOptions;
  report(figure: Figure): void;
}

/** Measures one thing and stops what it started for that. */
export type Benchmark = (bench: Bench) => Promise<void>;
