import { availableParallelism, cpus, loadavg } from "node:os";

/** One line about the machine, with a warning where others use it too. */
export function describeMachine(): string {
  const load = loadavg()[0] ?? 0;
  const cores = availableParallelism();
  const busy = load > cores / 4 ? `; load ${load.toFixed(1)}: others are at work, so trust ratios more than numbers` : "";
  return `Node ${process.versions.node}, ${cores} cores, ${cpus()[0]?.model.trim() ?? "unknown processor"}${busy}`;
}
