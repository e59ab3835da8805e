import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { buildIfStale } from "./artifacts";
import { type Command, npmScript, root, tool } from "./commands";
import type { Environment } from "./environment";
import { ensureChromium } from "./installChromium";
import { LaunchFailure } from "./launchFailure";
import type { Processes } from "./processes";
import { type Tally, tallyCheck, tallyVitest, type VitestReport } from "./results";

export type StepName = "codegen" | "types" | "lint" | "unit" | "browser";

export interface StepResult {
  tally: Tally;
  output: string;
}

/** The steps of `npm test` by stage; those of one stage run side by side. */
export const stages: readonly (readonly StepName[])[] = [["codegen"], ["types", "lint"], ["unit"], ["browser"]];

/** What each step does. A step never rejects because what it checks is wrong. */
export function createSteps(processes: Processes, env: Environment): Record<StepName, () => Promise<StepResult>> {
  const check = (command: Command) => async () => {
    const { ok, output } = await processes.run(command);
    return { tally: tallyCheck(ok), output };
  };

  async function runVitest(project: string, projectEnv: Environment): Promise<StepResult> {
    const file = path.join(root, ".keyway", `${project}-tests.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    rmSync(file, { force: true });
    const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { ok, output } = await processes.run(tool("vitest", args, projectEnv));
    return { tally: tallyVitest(readReport(file), ok), output };
  }

  return {
    codegen: check(npmScript("codegen:check", env)),
    types: check(tool("tsc", ["--noEmit"], env)),
    lint: check(tool("oxlint", [], env)),
    unit: () => runVitest("unit", env),
    async browser() {
      try {
        const chromium = await ensureChromium(processes, env);
        await buildIfStale(processes, env);
        return await runVitest("browser", { ...env, CHROMIUM_PATH: chromium });
      } catch (error) {
        return { tally: tallyCheck(false), output: (error as Error).message };
      }
    },
  };
}

/** The steps that the arguments name, or all; an unknown name is an error. */
export function selectSteps(names: readonly string[]): ReadonlySet<StepName> {
  const all: readonly StepName[] = stages.flat();
  const unknown = names.filter((name) => !all.some((step) => step === name));
  if (unknown.length > 0) throw new LaunchFailure(`There is no step ${unknown.join(", ")}. The steps are ${all.join(", ")}.`);
  return new Set(names.length > 0 ? all.filter((step) => names.includes(step)) : all);
}

// A Vitest that crashes leaves no report, or half of one.
function readReport(file: string): VitestReport | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as VitestReport) : undefined;
  } catch {
    return undefined;
  }
}
