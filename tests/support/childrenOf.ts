import { readdirSync, readFileSync } from "node:fs";

/** Returns the ids of the processes that a process has started and that still run. Linux only. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
}
