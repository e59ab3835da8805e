import { availableParallelism, cpus, loadavg } from "node:os";

/** Returns a line about the machine, with a warning if other processes load it. */
export function describeMachine(): string {
  const load = loadavg()[0] ?? 0;
  const cores = availableParallelism();
  const busy = load > cores / 4 ? `; load ${load.toFixed(1)}: other processes are running, so compare ratios only` : "";
  return `Node ${process.versions.node}, ${cores} cores, ${cpus()[0]?.model.trim() ?? "unknown processor"}${busy}`;
}
