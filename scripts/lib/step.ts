import type { Command } from "./commands";
import { LaunchFailure } from "./launchFailure";
import type { Processes } from "./processes";

/** Runs a command as one line of progress; its output shows only when it fails. */
export async function runStep(processes: Processes, title: string, command: Command): Promise<void> {
  const seconds = stopwatch();
  process.stdout.write(`${title} … `);
  const { ok, reason, output } = await processes.run(command);
  process.stdout.write(`${seconds()} s\n`);
  if (!ok) throw new LaunchFailure(`${output}\n${title} failed: it ${reason}.`);
}

/** Starts to count; the answer tells the seconds so far, with one decimal below ten. */
export function stopwatch(): () => string {
  const startedAt = performance.now();
  return () => {
    const seconds = (performance.now() - startedAt) / 1000;
    return seconds.toFixed(seconds < 10 ? 1 : 0);
  };
}
