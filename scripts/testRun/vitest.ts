import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root, tool } from "../lib/commands";
import type { Environment } from "../lib/environment";
import type { Processes } from "../lib/processes";
import { type StepResult, tallyVitest, type VitestReport } from "./results";
import type { VitestStep } from "./steps";

/** Which files of a project run, and how; by default all. */
export interface VitestOptions {
  /** Parts of the paths of the test files to run. */
  filters?: readonly string[];
  /** Run the test files among these, and those that import one of them, directly or not. */
  related?: readonly string[];
  /** Whether a test that fails may try again, as the project's configuration says. */
  retries?: boolean;
}

/** Runs a project of Vitest. */
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

/** The arguments of Vitest. */
export function vitestArguments(project: VitestStep, file: string, { filters = [], related, retries = true }: VitestOptions): string[] {
  return [
    ...(related ? ["related", "--run", ...related] : ["run", ...filters]),
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    // A part of a path may have files in another project only.
    ...(filters.length > 0 ? ["--passWithNoTests"] : []),
    ...(retries ? [] : ["--retry=0"]),
  ];
}

// A Vitest that crashes leaves no report, or half of one.
function readReport(file: string): VitestReport | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as VitestReport) : undefined;
  } catch {
    return undefined;
  }
}
