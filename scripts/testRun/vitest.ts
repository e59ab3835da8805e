import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root, tool } from "../lib/commands";
import type { Environment } from "../lib/environment";
import type { Processes } from "../lib/processes";
import { type StepResult, tallyVitest, type VitestReport } from "./results";
import type { VitestStep } from "./steps";

/** Which files of a project to run, and how. All by default. */
export interface VitestOptions {
  /** Parts of the paths of the test files to run. */
  filters?: readonly string[];
  /** Run the test files among these, and those that import one of them, directly or not. */
  related?: readonly string[];
  /** Whether failed tests are retried, as the project's configuration says. */
  retries?: boolean;
}

/** Runs a project of Vitest and returns its result. */
export async function runVitest(
  processes: Processes,
  project: VitestStep,
  env: Environment,
  options: VitestOptions = {},
): Promise<StepResult> {
  const file = path.join(root, ".keyway", `${project}-tests.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { ok, output } = await processes.run(tool("vitest", vitestArguments(project, file, options), env));
  const report = readReport(file);
  return { tally: tallyVitest(report, ok), output, report };
}

/** Returns the command line arguments of Vitest. `file` is where it writes its report. */
export function vitestArguments(project: VitestStep, file: string, { filters = [], related, retries = true }: VitestOptions): string[] {
  return [
    ...(related ? ["related", "--run", ...related] : ["run", ...filters]),
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    // The files that a part of a path matches may all be in another project.
    ...(filters.length > 0 ? ["--passWithNoTests"] : []),
    ...(retries ? [] : ["--retry=0"]),
  ];
}

// If Vitest crashes, its report is missing or incomplete.
function readReport(file: string): VitestReport | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as VitestReport) : undefined;
  } catch {
    return undefined;
  }
}
