import type { Command } from "./commands";
import { LaunchFailure } from "./launchFailure";
import type { Processes } from "./processes";

/** Runs a command under a title and prints its progress. Rejects if the command fails. */
export type RunStep = (processes: Processes, title: string, command: Command) => Promise<void>;

/** Runs a command with one line of progress. Its output is printed only if it fails. */
export const runStep: RunStep = async (processes, title, command) => {
  await runForOutput(processes, title, command);
};

/** Like runStep; returns the output of a command that succeeds. */
export async function runForOutput(processes: Processes, title: string, command: Command): Promise<string> {
  process.stdout.write(`${title} … `);
  const seconds = stopwatch();
  const { ok, reason, output } = await processes.run(command);
  process.stdout.write(`${seconds()} s\n`);
  if (!ok) throw new LaunchFailure(`${output}\n${title} failed: it ${reason}.`);
  return output;
}

/** Starts a stopwatch. The returned function formats the seconds since then, with one decimal below ten. */
export function stopwatch(): () => string {
  const startedAt = performance.now();
  return () => {
    const seconds = (performance.now() - startedAt) / 1000;
    return seconds.toFixed(seconds < 10 ? 1 : 0);
  };
}
