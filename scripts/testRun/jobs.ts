import { buildIfStale } from "../lib/artifacts";
import { type Command, npmScript, tool } from "../lib/commands";
import type { Environment } from "../lib/environment";
import { ensureChromium } from "../lib/installChromium";
import { ensureDrivers } from "../lib/installDrivers";
import { ensureServers } from "../lib/installServers";
import type { Processes } from "../lib/processes";
import { runParallelStep } from "../lib/step";
import { type StepResult, tallyCheck } from "./results";
import type { Preparation, StepName, VitestStep } from "./steps";
import { runVitest, type VitestOptions } from "./vitest";

/** The jobs of `npm test`. */
export interface Jobs {
  /** Rejects if the preparation fails. */
  prepare: Readonly<Record<Preparation, () => Promise<void>>>;
  /** Resolves with the result, also if checks fail. */
  check: Readonly<Record<StepName, () => Promise<StepResult>>>;
}

/** Creates the jobs. `options` says for each Vitest step which files to run and how. */
export function createJobs(processes: Processes, env: Environment, options: Partial<Record<StepName, VitestOptions>> = {}): Jobs {
  let browserEnv = env;

  /** Runs commands one after the other, until one fails. */
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
      site: () => buildIfStale(processes, env, runParallelStep),
      drivers: () => ensureDrivers(processes, env, { run: runParallelStep }),
      servers: () => ensureServers(processes, env, { run: runParallelStep }),
      async chromium() {
        browserEnv = { ...env, CHROMIUM_PATH: await ensureChromium(processes, env, { run: runParallelStep }) };
      },
    },
    check: {
      codegen: check(npmScript("codegen:check", env)),
      // With more checkers, tsc would check much of the code several times, on cores that other steps use.
      types: check(tool("tsc", ["--noEmit", "--checkers", "1"], env)),
      lint: check(npmScript("lint", env), npmScript("lint:unused", env)),
      unit: () => vitest("unit", env),
      http: () => vitest("http", env),
      browser: () => vitest("browser", browserEnv),
      engines: () => vitest("engines", env),
      machines: () => vitest("machines", env),
      slicemachine: () => vitest("slicemachine", browserEnv),
    },
  };
}
