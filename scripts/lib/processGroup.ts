import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type Command, root } from "./commands";
import { toProcessEnv } from "./environment";

type Stream = "stdout" | "stderr";
export type LineListener = (line: string, stream: Stream) => void;

/** How a process ended. `code` is 0 for success; `reason` is the predicate of a message, such as "ended with code 2". */
interface Exit {
  code: number | null;
  reason: string;
}

export interface ProcessGroup {
  /** Process id of the leader; undefined if it could not start. */
  pid: number | undefined;
  /** Resolves once the process is gone and its output was read; never rejects. */
  exited: Promise<Exit>;
  /** Sends SIGTERM to the group, and SIGKILL to processes that still run after `graceMs`. */
  stop(graceMs: number): Promise<Exit>;
  kill(): void;
}

/**
 * Starts a command as the leader of its own process group: its children end with it, and a Ctrl-C in the terminal reaches only
 * the launcher, which then stops everything in order.
 */
export function spawnGroup({ file, args, env, cwd = root }: Command, onLine: LineListener): ProcessGroup {
  const child = spawn(file, args, { cwd, env: toProcessEnv(env), detached: true, stdio: ["ignore", "pipe", "pipe"] });
  createInterface({ input: child.stdout }).on("line", (line) => onLine(line, "stdout"));
  createInterface({ input: child.stderr }).on("line", (line) => onLine(line, "stderr"));

  const exited = new Promise<Exit>((resolve) => {
    child.on("error", (error) => resolve({ code: null, reason: `could not start: ${error.message}` }));
    // A grandchild that outlives the leader would keep its port open, and the pipes for which "close" waits.
    child.on("exit", () => signal("SIGKILL"));
    child.on("close", (code, by) => resolve({ code, reason: by ? `was ended by ${by}` : `ended with code ${code}` }));
  });

  function signal(name: NodeJS.Signals): void {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }

  return {
    pid: child.pid,
    exited,
    kill: () => signal("SIGKILL"),
    async stop(graceMs) {
      signal("SIGTERM");
      const timer = setTimeout(() => signal("SIGKILL"), graceMs);
      const exit = await exited;
      clearTimeout(timer);
      return exit;
    },
  };
}
