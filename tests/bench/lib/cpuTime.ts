import { readFileSync } from "node:fs";

/** Linux reports processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Returns the processor time that a process has used so far in all its threads, in milliseconds. Linux only. */
export function readCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the program's name, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
