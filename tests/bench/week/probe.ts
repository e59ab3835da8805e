import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";

const held = z.object({
  /** Live objects and what belongs to them outside of the heap, after a garbage collection. */
  heapMb: z.number(),
  /** Array buffers, which are part of that. */
  buffersMb: z.number(),
  residentMb: z.number(),
  descriptors: z.number(),
  timers: z.number(),
  sockets: z.number(),
  processListeners: z.number(),
  /** How often Node has warned of too many listeners. */
  listenerWarnings: z.number(),
});

/** What a process holds (preloadedProbe.mjs). */
export type Held = z.output<typeof held>;

const DEADLINE_MS = 60_000;

/** Asks a process that preloads preloadedProbe.mjs what it holds. It writes its answer to `folder`. */
export async function probe(pid: number, folder: string): Promise<Held> {
  const file = path.join(folder, `${pid}.json`);
  rmSync(file, { force: true });
  process.kill(pid, "SIGWINCH");
  for (const startedAt = performance.now(); performance.now() - startedAt < DEADLINE_MS; await delay(50))
    if (existsSync(file)) return held.parse(JSON.parse(readFileSync(file, "utf8")));
  throw new LaunchFailure(`The process ${pid} does not say what it holds.`);
}
