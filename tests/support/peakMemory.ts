import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Whether this system tells how much memory a process has held at most. */
export const canMeasureMemory = existsSync("/proc/self/clear_refs");

/** Has the peak counted anew from now. */
export function resetPeakMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** The most memory that a process has held at once since the last reset, in bytes. */
export function readPeakMemory(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) * 1024;
}
