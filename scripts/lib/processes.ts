import type { Command } from "./commands";
import { LaunchFailure } from "./launchFailure";
import { type LineListener, type ProcessGroup, spawnGroup } from "./processGroup";

interface Finished {
  ok: boolean;
  reason: string;
  /** Both streams, in the order of arrival. */
  output: string;
}

/** Every process that the launcher has started, so that none of them outlives it. */
export interface Processes {
  spawn(command: Command, onLine: LineListener): ProcessGroup;
  /** Runs a command to its end and keeps its output. */
  run(command: Command): Promise<Finished>;
  stopAll(): Promise<void>;
  killAll(): void;
  /** Whether all are being stopped, and a process that ends therefore does so as it was told. */
  readonly isStopping: boolean;
}

/** An empty set of processes; `graceMs` is how long each may take to stop. */
export function createProcesses({ graceMs = 5000 } = {}): Processes {
  const running = new Set<ProcessGroup>();
  let stopping = false;

  const processes: Processes = {
    spawn(command, onLine) {
      if (stopping) throw new LaunchFailure("Stopped.");
      const group = spawnGroup(command, onLine);
      running.add(group);
      void group.exited.then(() => running.delete(group));
      return group;
    },
    async run(command) {
      const lines: string[] = [];
      const { code, reason } = await processes.spawn(command, (line) => lines.push(line)).exited;
      return { ok: code === 0, reason, output: lines.join("\n") };
    },
    async stopAll() {
      stopping = true;
      await Promise.all([...running].map((group) => group.stop(graceMs)));
    },
    killAll() {
      stopping = true;
      for (const group of running) group.kill();
    },
    get isStopping() {
      return stopping;
    },
  };
  return processes;
}
