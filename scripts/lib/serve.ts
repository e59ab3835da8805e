import { setTimeout as delay } from "node:timers/promises";
import { LaunchFailure } from "./launchFailure";
import type { Processes } from "./processes";
import type { LineListener, ProcessGroup } from "./processGroup";
import type { Service } from "./services";

export interface ServeOptions {
  onReady(): void;
  deadlineMs?: number;
  /** Delay before a process is restarted; doubled each time that it ends soon, up to half a minute. */
  pauseMs?: number;
  /** Creates, for each process, what changes its lines before they are printed; a line for which it returns undefined is left out. */
  createLog?: (service: Service) => (line: string) => string | undefined;
}

const LONGEST_PAUSE_MS = 30_000;
/** A process that ran this long is healthy again: the next delay starts from the shortest. */
const STEADY_MS = 60_000;

/**
 * Starts the services in parallel and calls `onReady` once all are healthy. Rejects as soon as one of them ends; services with
 * `isRestarted` are instead restarted, once all have been ready.
 */
export async function serve(processes: Processes, services: readonly Service[], options: ServeOptions): Promise<never> {
  const groups = services.map((service) => start(processes, service, options));
  const firstEnd = Promise.race(groups.map((group, index) => rejectAtEnd(services[index]!.name, group)));
  const signal = AbortSignal.timeout(options.deadlineMs ?? 60_000);
  await Promise.race([firstEnd, Promise.all(services.map((service) => waitForHealth(service, signal)))]);
  options.onReady();
  // From here on, the loops below handle the end of a service.
  firstEnd.catch(() => {});
  return Promise.race(
    services.map((service, index) =>
      service.isRestarted ? keepRunning(processes, service, groups[index]!, options) : rejectAtEnd(service.name, groups[index]!),
    ),
  );
}

/** Restarts a service whenever it ends. Rejects if a restart fails, for example because everything is being stopped. */
async function keepRunning(processes: Processes, service: Service, first: ProcessGroup, options: ServeOptions): Promise<never> {
  const { pauseMs = 500 } = options;
  let group = first;
  let startedAt = performance.now();
  for (let pause = pauseMs; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const { reason } = await group.exited;
    if (performance.now() - startedAt > STEADY_MS) pause = pauseMs;
    if (!processes.isStopping) console.error(`The process "${service.name}" ${reason}. It restarts in ${pause / 1000} s.`);
    await delay(pause);
    group = start(processes, service, options);
    startedAt = performance.now();
  }
}

function start(processes: Processes, service: Service, { createLog = () => (line) => line }: ServeOptions): ProcessGroup {
  return processes.spawn(service.command, printWithPrefix(service.name, createLog(service)));
}

/** Waits until a process answers its health URL with 200. Throws a LaunchFailure at the deadline. */
export async function waitForHealth({ name, healthUrl }: Pick<Service, "name" | "healthUrl">, deadline: AbortSignal): Promise<void> {
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

function printWithPrefix(name: string, toLine: (line: string) => string | undefined): LineListener {
  return (line, stream) =>
    toLine(line)
      ?.split("\n")
      .forEach((part) => process[stream].write(`[${name}] ${part}\n`));
}
