import { setTimeout as delay } from "node:timers/promises";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import type { Processes } from "#scripts/lib/processes.ts";
import type { Service } from "#scripts/lib/services.ts";

export interface RunningService {
  pid: number;
  stop(): Promise<void>;
}

const graceMs = 5000;
const deadlineMs = 60_000;
const MAX_LINES = 100;

/** Starts a process and waits until it is healthy. Its output is printed only if it fails to start. */
export async function startService(processes: Processes, { name, command, healthUrl }: Service): Promise<RunningService> {
  const lines: string[] = [];
  const group = processes.spawn(command, (line) => {
    lines.push(line);
    if (lines.length > MAX_LINES) lines.shift();
  });
  const fail = (how: string) => new LaunchFailure(`${lines.join("\n")}\nThe process "${name}" ${how}.`);
  let endedHow: string | undefined;
  void group.exited.then(({ reason }) => (endedHow = reason));

  const deadline = AbortSignal.timeout(deadlineMs);
  while (!(await isHealthy(healthUrl, deadline))) {
    if (endedHow) throw fail(endedHow);
    if (deadline.aborted) throw fail(`did not answer ${healthUrl} with 200 in time`);
    await delay(50);
  }
  return {
    pid: group.pid!,
    async stop() {
      await group.stop(graceMs);
    },
  };
}

async function isHealthy(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { signal });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false; // not listening yet
  }
}
