import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "#scripts/lib/freePort.ts";
import { spawnGroup } from "#scripts/lib/processGroup.ts";
import { createServerLog } from "./serverLogs";
import { waitForPort } from "./waitForPort";

/** A Redis of its own, with nothing in it. */
export interface RedisServer {
  url: string;
  /** Stops answering, but keeps its connections. */
  pause(): void;
  /** Answers again. */
  resume(): void;
  /** Dies at once, and forgets everything. */
  kill(): Promise<void>;
  /** Starts again on the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Redis on a free port; `options` are those of its command line, such as `["--maxmemory", "1mb"]`. */
export async function startRedis(options: readonly string[] = []): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-redis-"));
  const log = createServerLog(`redis-${port}`);
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder, ...options];
  let group: ReturnType<typeof spawnGroup>;
  const start = async () => {
    group = spawnGroup({ file: "redis-server", args, env: process.env }, log.write);
    await waitForPort(port);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => process.kill(group.pid!, "SIGSTOP"),
    resume: () => process.kill(group.pid!, "SIGCONT"),
    async kill() {
      group.kill();
      await group.exited;
    },
    start,
    async stop() {
      group.kill();
      await group.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
