import { npmScript, root, SERVERS_FOLDER } from "./commands";
import { type Environment, siteEnvironment } from "./environment";
import { codegenInputs, serverInputs, siteInputs } from "./fileSet";
import { LaunchFailure } from "./launchFailure";
import type { Processes } from "./processes";
import { type Artifact, makeIfStale } from "./stamp";
import { runForOutput, runStep, stopwatch } from "./step";

const generatedCode: Artifact = { name: "codegen", inputs: codegenInputs };
const builtSite: Artifact = { name: "site", inputs: siteInputs, output: "site/.next/BUILD_ID" };
/** The compiled BFF and site server, one file each (compileServers.ts). */
export const compiledServers: Artifact = { name: "servers", inputs: serverInputs, output: `${SERVERS_FOLDER}/site.mjs` };

/** Runs the code generation if a model, a schema or an operation has changed since the last run. */
export async function generateIfStale(processes: Processes, env: Environment): Promise<void> {
  await makeIfStale(root, generatedCode, async () => {
    printAdvice(await runForOutput(processes, "Generating code", npmScript("codegen", env)));
  });
}

/** Runs the code generation while the processes run. Prints a line; a fault in a model is printed and does not stop the processes. */
export async function regenerate(processes: Processes, env: Environment): Promise<void> {
  const seconds = stopwatch();
  await makeIfStale(root, generatedCode, async () => {
    const { ok, output } = await processes.run(npmScript("codegen", env));
    if (!ok) throw new LaunchFailure(output);
    console.log(`Regenerated in ${seconds()} s`);
    printAdvice(output);
  });
}

/** Prints what a run of codegen says besides the list of the files that it generated, such as which mocks are to be translated. */
export function printAdvice(output: string): void {
  const lines = output.split("\n").filter((line) => line !== "" && !line.startsWith("Generated "));
  if (lines.length > 0) console.log(lines.join("\n"));
}

/** Builds the site for production if any of its inputs has changed since the last build. */
export async function buildIfStale(processes: Processes, env: Environment): Promise<void> {
  const build = npmScript("build:site", siteEnvironment("production", env));
  await makeIfStale(root, builtSite, () => runStep(processes, "Building the site", build));
}

/** Compiles the BFF and the site's server if any of their inputs has changed since the last compilation. */
export async function compileIfStale(processes: Processes, env: Environment): Promise<void> {
  await makeIfStale(root, compiledServers, () => runStep(processes, "Compiling the servers", npmScript("build:servers", env)));
}
