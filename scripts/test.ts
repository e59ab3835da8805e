import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { readCommandLine, refuseCommandLine } from "#shared/config/commandLine.ts";
import { buildIfStale } from "./lib/artifacts";
import { type Command, npmScript, root, tool } from "./lib/commands";
import { codegenInputs, isGenerated, isIn } from "./lib/fileSet";
import { changedFiles } from "./lib/git";
import { ensureChromium } from "./lib/installChromium";
import { ensureDrivers } from "./lib/installDrivers";
import { ensurePrograms } from "./lib/installPrograms";
import { runLauncher } from "./lib/launcher";
import type { Processes } from "./lib/processes";
import { relatedTests } from "./lib/relatedTests";
import { stopwatch } from "./lib/step";
import { addUp, type Check, filtersOf, formatResult, type PartResult, planTests, type Project, toResult } from "./lib/testParts";

const USAGE = `Usage: npm test [-- [PART …] [PATH …] [--changed] [--times N]]

Runs everything, or the named parts: codegen, lint, types, unit, contracts, http, browser, engines, machines, and by
name only image and slicemachine.
A PATH is a part of the path of the test files to run, such as: npm test -- browser scroll

  --changed   the checks of the files that differ from main, and the unit tests beside these or close to them (tests/README.md)
  --times N   runs the tests N times, to find those that fail at times
  --help      prints this`;

const { values, positionals } = readCommandLine({
  usage: USAGE,
  options: { changed: { type: "boolean", default: false }, times: { type: "string", default: "1" } },
  allowPositionals: true,
});
const plan = planTests(positionals, values.changed);
if (typeof plan === "string") refuseCommandLine(plan, USAGE);
if (!/^[1-9]\d*$/.test(values.times)) refuseCommandLine(`--times needs a whole number from 1, not ${values.times}.`, USAGE);
const { checks, projects, filters } = plan;
const changed = values.changed ? changedFiles(root) : undefined;
let env: Readonly<Record<string, string | undefined>> = process.env;

/** The commands of the checks, which run one after the other. Of a change, only the quick ones that can notice it. */
function commandsOf(check: Check): Command[] {
  if (check === "types") return [tool("tsc", ["--noEmit"], env)];
  if (check === "lint" && changed) {
    // Called without file names, both tools would check the whole project.
    const files = changed.filter((file) => /\.(tsx?|mts|mjs)$/.test(file));
    return files.length > 0
      ? [tool("oxlint", files, env), tool("oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...files], env)]
      : [];
  }
  if (check === "lint") return [npmScript("lint", env), npmScript("lint:unused", env)];
  const isAffected = changed?.some((file) => isIn(codegenInputs, file) || isGenerated(file)) ?? true;
  return isAffected ? [npmScript("codegen:check", env)] : [];
}

/** Builds and installs what a project's tests need and the machine lacks. */
async function prepare(processes: Processes, project: Project): Promise<void> {
  if (!["unit", "contracts", "image", "slicemachine"].includes(project)) await buildIfStale(processes, env);
  if (project === "browser" || project === "slicemachine") env = { ...env, CHROMIUM_PATH: await ensureChromium(processes, env) };
  if (project === "engines") await ensureDrivers(processes, env);
  if (project === "machines" || project === "image") await ensurePrograms(processes, env, project);
}

/** Runs a part and prints its line, with its output if it fails. */
async function runPart(name: string, run: () => Promise<{ result: PartResult; output: string }>): Promise<PartResult> {
  const seconds = stopwatch();
  const { result, output } = await run().catch((error: Error) => ({ result: toResult(false), output: error.message }));
  if (result.failed > 0) console.log(output);
  console.log(`${name} … ${formatResult(result)} (${seconds()} s)`);
  return result;
}

async function runCheck(processes: Processes, check: Check) {
  for (const command of commandsOf(check)) {
    const { ok, output } = await processes.run(command);
    if (!ok) return { result: toResult(false), output };
  }
  return { result: toResult(true), output: "" };
}

async function runProject(processes: Processes, project: Project) {
  await prepare(processes, project);
  const file = path.join(root, `.keyway/${project}-tests.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const files = changed ? filtersOf(relatedTests(root, changed)) : filters;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // A part of a path may match the files of another project only, and a change none of this one.
  const { ok, output } = await processes.run(
    tool("vitest", ["run", ...files, "--project", project, "--passWithNoTests", ...reporters], env),
  );
  return { result: toResult(ok, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined), output };
}

await runLauncher(
  async (processes) => {
    const results = await Promise.all(checks.map((check) => runPart(check, () => runCheck(processes, check))));
    for (let time = 1; time <= Number(values.times); time++)
      for (const project of projects) results.push(await runPart(project, () => runProject(processes, project)));

    const total = addUp(results);
    const slowest = total.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
    if (slowest.length > 0) console.log("Slowest test files:");
    for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${path.relative(root, name)}`);
    console.log(formatResult(total));
    return total.failed === 0 && total.passed > 0 ? 0 : 1;
  },
  { codeWhenStopped: 130 },
);
