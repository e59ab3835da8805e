import { buildIfStale } from "../lib/artifacts";
import { type Command, npmScript, tool } from "../lib/commands";
import type { Environment } from "../lib/environment";
import { ensureChromium } from "../lib/installChromium";
import type { Processes } from "../lib/processes";
import { runStepBeside } from "../lib/step";
import { type StepResult, tallyCheck } from "./results";
import type { Preparation, StepName, VitestStep } from "./steps";
import { runVitest, type VitestOptions } from "./vitest";

/** What the jobs of `npm test` do. */
export interface Jobs {
  /** Rejects when what is needed cannot be made. */
  prepare: Readonly<Record<Preparation, () => Promise<void>>>;
  /** Does not reject because what it checks is wrong. */
  check: Readonly<Record<StepName, () => Promise<StepResult>>>;
}

/** The jobs, where `options` may say for each step of Vitest how to run it. */
export function createJobs(processes: Processes, env: Environment, options: Partial<Record<StepName, VitestOptions>> = {}): Jobs {
  let browserEnv = env;

  /** Runs commands one after the other, up to the first that fails. */
  const check =
    (...commands: Command[]) =>
    async () => {
      let output = "";
      for (const command of commands) {
        const run = await processes.run(command);
        output += run.output;
        if (!run.ok) return { tally: tallyCheck(false), output };
      }
      return { tally: tallyCheck(true), output };
    };
  const vitest = (project: VitestStep, projectEnv: Environment) => runVitest(processes, project, projectEnv, options[project]);

  return {
    prepare: {
      site: () => buildIfStale(processes, env, runStepBeside),
      async chromium() {
        browserEnv = { ...env, CHROMIUM_PATH: await ensureChromium(processes, env, { run: runStepBeside }) };
      },
    },
    check: {
      codegen: check(npmScript("codegen:check", env)),
      // Further checkers would check much of the code again, on cores that other steps have work for.
      types: check(tool("tsc", ["--noEmit", "--checkers", "1"], env)),
      lint: check(npmScript("lint", env), npmScript("lint:unused", env)),
      unit: () => vitest("unit", env),
      http: () => vitest("http", env),
      browser: () => vitest("browser", browserEnv),
    },
  };
}
