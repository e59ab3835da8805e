import { readFileSync } from "node:fs";
import { freePort } from "#scripts/lib/freePort.ts";
import { childrenOf } from "../../support/childrenOf";
import { readCpuMs } from "../lib/cpuTime";
import type { Bench } from "../benchmark";
import { type ServiceName, startKeyway } from "../lib/stack";

/** Processes of BFF or site that share the work of one. */
export interface Group {
  name: string;
  /** Number of processes that serve. */
  size: number;
  /** Where they listen: one address of all, or one of each. */
  urls: string[];
  /** Returns the processor time that all have used so far, in milliseconds. */
  cpuMs(): number;
  /** Returns the memory of all in MB; what several share is counted once. */
  memoryMb(): number;
  stop(): Promise<void>;
}

interface Options {
  service: Exclude<ServiceName, "upstreams">;
  size: number;
  /** Variables of each process. */
  env: Record<string, string>;
}

const VARIABLES = { bff: "BFF_PORT", site: "PORT" } as const;

/** Starts processes of BFF or site, and waits until they are healthy. */
export async function startGroup({ processes, env }: Bench, { service, size, env: own }: Options): Promise<Group> {
  const ports = await Promise.all(Array.from({ length: size }, () => freePort()));
  const start = (port: number) =>
    startKeyway(processes, { ...env, ...own, LOG_LEVEL: "warn", [VARIABLES[service]]: String(port) }, service);
  const started = await Promise.all(ports.map(start));
  const pids = () => started.flatMap(({ pid }) => [pid, ...childrenOf(pid)]);
  const sum = (read: (pid: number) => number) => pids().reduce((total, pid) => total + read(pid), 0);
  return {
    name: size === 1 ? "one process" : `${size} processes with a port each`,
    size,
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    cpuMs: () => sum(readCpuMs),
    memoryMb: () => sum(proportionalMb),
    async stop() {
      await Promise.all(started.map((each) => each.stop()));
    },
  };
}

/** Returns the memory of a process in MB; pages that several processes share count in parts. */
function proportionalMb(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))!;
  return (Number(kilobytes) * 1024) / 1e6;
}
