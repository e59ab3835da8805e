import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Command } from "../lib/commands";
import type { Environment } from "../lib/environment";
import type { Processes } from "../lib/processes";

/** Path of the script that keeps a core busy. */
export const busyLoop = fileURLToPath(new URL("./busyLoop.mjs", import.meta.url));

/** Starts a busy process for each core. They run until `processes` are stopped. */
export function keepBusy(processes: Processes, env: Environment): void {
  const command: Command = { file: process.execPath, args: [busyLoop, String(process.pid)], env };
  for (let core = 0; core < availableParallelism(); core += 1) processes.spawn(command, () => {});
}
