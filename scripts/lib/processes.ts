import type { Command } from "./commands";
import { LaunchFailure } from "./launchFailure";
import { type LineListener, type ProcessGroup, spawnGroup } from "./processGroup";

interface Finished {
  ok: boolean;
  reason: string;
  /** Both streams, in the order of arrival. */
  output: string;
}

/** The processes that the launcher has started, so that it can stop all of them. */
export interface Processes {
  spawn(command: Command, onLine: LineListener): ProcessGroup;
  /** Runs a command until it exits and returns its output. */
  run(command: Command): Promise<Finished>;
  stopAll(): Promise<void>;
  killAll(): void;
  /** Whether all processes are being stopped, so that the end of one is expected. */
  readonly isStopping: boolean;
}

/** Creates an empty set of processes. Each gets `graceMs` to stop before it is killed. */
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
