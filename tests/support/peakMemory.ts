import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Whether this system reports the peak memory of a process. */
export const canMeasureMemory = existsSync("/proc/self/clear_refs");

/** Resets the peak memory of a process to its current memory. */
export function resetPeakMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** Returns the peak memory of a process since the last reset, in bytes. */
export function readPeakMemory(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) * 1024;
}
