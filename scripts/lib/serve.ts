import { setTimeout as delay } from "node:timers/promises";
import { LaunchFailure } from "./launchFailure";
import type { Processes } from "./processes";
import type { LineListener, ProcessGroup } from "./processGroup";
import type { Service } from "./services";

export interface ServeOptions {
  onReady(): void;
  deadlineMs?: number;
}

/** Starts the services side by side and calls `onReady` once all are healthy. Rejects as soon as one of them ends. */
export async function serve(processes: Processes, services: readonly Service[], options: ServeOptions): Promise<never> {
  const groups = services.map(({ name, command }) => processes.spawn(command, printWithPrefix(name)));
  const firstEnd = Promise.race(groups.map((group, index) => rejectAtEnd(services[index]!.name, group)));
  const signal = AbortSignal.timeout(options.deadlineMs ?? 60_000);
  await Promise.race([firstEnd, Promise.all(services.map((service) => waitForHealth(service, signal)))]);
  options.onReady();
  return firstEnd;
}

async function waitForHealth({ name, healthUrl }: Service, deadline: AbortSignal): Promise<void> {
  while (!(await isHealthy(healthUrl, deadline))) {
    if (deadline.aborted) throw new LaunchFailure(`The process "${name}" did not answer ${healthUrl} with 200 in time.`);
    await delay(100);
  }
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

async function rejectAtEnd(name: string, { exited }: ProcessGroup): Promise<never> {
  const { reason } = await exited;
  throw new LaunchFailure(`The process "${name}" ${reason}.`);
}

function printWithPrefix(name: string): LineListener {
  return (line, stream) => process[stream].write(`[${name}] ${line}\n`);
}
