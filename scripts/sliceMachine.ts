import { spawn } from "node:child_process";
import path from "node:path";
import { listFaults, readContent } from "#codegen/content.ts";
import { readCommandLine } from "#shared/config/commandLine.ts";
import { root } from "./lib/commands";
import { readEnvironment, siteUrl, toProcessEnv } from "./lib/environment";
import { findRunningSite } from "./lib/runningSite";
import { writeSimulatorAddress } from "./lib/simulatorAddress";
import { watchFiles } from "./lib/watch";

const USAGE = `Usage: npm run slicemachine -- [--port N]

Starts Slice Machine with the simulator of the site that \`npm run dev\` serves, at whatever port, and prints the faults of the models
that it saves. Start the site first.

  --port N   Slice Machine's own port (default: 9999)
  --help     prints this`;

readCommandLine({ usage: USAGE, options: { port: { type: "string" } } });

const models = { from: ["customtypes", "slices"], includes: (file: string) => /\/(index|model)\.json$/.test(file) };

/** Prints what is wrong with the models: Slice Machine saves them with faults, and shows none. */
async function printFaults(): Promise<void> {
  const { faults } = readContent(root);
  if (faults.length > 0) console.error(listFaults(faults));
}

await printFaults();
watchFiles(root, models, printFaults);
const env = readEnvironment(root, process.env);
const address = (await findRunningSite(root)) ?? siteUrl(env);
const restore = writeSimulatorAddress(root, address);
const sliceMachine = spawn(path.join(root, "node_modules/.bin/start-slicemachine"), process.argv.slice(2), {
  cwd: root,
  env: toProcessEnv(env),
  stdio: "inherit",
});
sliceMachine.on("exit", (code) => {
  restore();
  process.exit(code ?? 0);
});
// `npm run dev` compiles the simulator at its first request. That can take longer than the five seconds that Slice Machine waits for it.
void fetch(new URL("/slice-simulator", address)).catch(() => {});
// Ctrl-C reaches Slice Machine as well: this process waits for it to end.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => sliceMachine.kill(signal));
