import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { buildIfStale, compileIfStale, generateIfStale } from "#scripts/lib/artifacts.ts";
import { root } from "#scripts/lib/commands.ts";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import type { Processes } from "#scripts/lib/processes.ts";
import { createBenchEnvironment } from "../bench/lib/environment";
import { addresses, startKeyway } from "../bench/lib/stack";
import type { Target } from "./fuzzer";

/** A process under test. */
export interface TargetProcess {
  name: string;
  isAlive(): boolean;
  /** Returns its resident memory after a garbage collection, in MB. */
  readMemoryMb(): Promise<number>;
}

/** What is tested, with the processes that were started for it. */
export interface RunningTarget {
  target: Target;
  processes: TargetProcess[];
  stop(): Promise<void>;
}

/** As in production: the allow-list is on, the sandbox off, and one proxy in front of the site names visitors. */
const PRODUCTION = { NODE_ENV: "production", SITE_URL: "https://keys.example", ALLOW_EMBEDDED: "1", PROXY_HOPS: "1", LOG_LEVEL: "warn" };
/** Memory is measured this often, since a collection frees some of it late; the least counts. */
const PROBES = { times: 4, everyMs: 1_000, deadlineMs: 60_000 };

/** Builds and starts stand-ins, BFF and site as they run in production. */
export async function startTarget(processes: Processes): Promise<RunningTarget> {
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-fuzz-"));
  const bench = await createBenchEnvironment();
  await generateIfStale(processes, bench);
  await compileIfStale(processes, bench);
  await buildIfStale(processes, bench);
  const preload = `--import=${path.join(root, "tests/fuzz/preloadedProbe.mjs")}`;
  const env = { ...bench, ...PRODUCTION, FUZZ_PROBE: folder, NODE_OPTIONS: preload };
  const upstreams = await startKeyway(processes, bench, "upstreams");
  const services = { bff: await startKeyway(processes, env, "bff"), site: await startKeyway(processes, env, "site") };
  const { bff, site } = addresses(env);
  return {
    target: { bff, site },
    processes: Object.entries(services).map(([name, { pid }]) => ({
      name,
      isAlive: () => isAlive(pid),
      async readMemoryMb() {
        const samples: number[] = [];
        for (let times = 0; times < PROBES.times; times++) {
          if (times > 0) await delay(PROBES.everyMs);
          samples.push(await readMemoryMb(pid, folder));
        }
        return Math.min(...samples);
      },
    })),
    async stop() {
      for (const service of [services.site, services.bff, upstreams]) await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reads the memory of a process that preloads preloadedProbe.mjs, which writes it to `folder`. */
async function readMemoryMb(pid: number, folder: string): Promise<number> {
  const file = path.join(folder, String(pid));
  rmSync(file, { force: true });
  process.kill(pid, "SIGWINCH");
  for (const startedAt = performance.now(); performance.now() - startedAt < PROBES.deadlineMs; await delay(50))
    if (existsSync(file)) return Number(readFileSync(file, "utf8")) / 1e6;
  throw new LaunchFailure(`The process ${pid} does not say how much memory it has.`);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
