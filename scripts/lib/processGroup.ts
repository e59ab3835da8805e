import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type Command, root } from "./commands";
import { toProcessEnv } from "./environment";

type Stream = "stdout" | "stderr";
export type LineListener = (line: string, stream: Stream) => void;

/** How a process ended, in the words of a message: `code` is 0 for success. */
interface Exit {
  code: number | null;
  reason: string;
}

export interface ProcessGroup {
  /** Of its leader; undefined where it could not start. */
  pid: number | undefined;
  /** Settles once the process is gone and all its output was read; never rejects. */
  exited: Promise<Exit>;
  /** SIGTERM to the whole group, then SIGKILL to what is left after `graceMs`. */
  stop(graceMs: number): Promise<Exit>;
  kill(): void;
}

/**
 * Starts a command as the leader of a process group of its own: what it starts in turn ends with it, and a Ctrl-C in the
 * terminal reaches the launcher only, which then stops everything in good order.
 */
export function spawnGroup({ file, args, env, cwd = root }: Command, onLine: LineListener): ProcessGroup {
  const child = spawn(file, args, { cwd, env: toProcessEnv(env), detached: true, stdio: ["ignore", "pipe", "pipe"] });
  createInterface({ input: child.stdout }).on("line", (line) => onLine(line, "stdout"));
  createInterface({ input: child.stderr }).on("line", (line) => onLine(line, "stderr"));

  const exited = new Promise<Exit>((resolve) => {
    child.on("error", (error) => resolve({ code: null, reason: `could not start: ${error.message}` }));
    // A grandchild that outlives the leader would keep its port, and the pipes that "close" waits for.
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
