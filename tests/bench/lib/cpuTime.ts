import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, whatever its kernel was built with. */
const MS_PER_TICK = 10;

/** Milliseconds of processor time that a process has used so far, all of its threads together. Linux only. */
export function readCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the program's name, which may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
