import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { vi } from "vitest";
import type { Command } from "../lib/commands";
import { tempFolder } from "./tempFolder";

/** Returns the command that runs the given JavaScript in a new temporary folder. */
export function script(source: string): Command & { cwd: string } {
  const cwd = tempFolder({ "script.mjs": source });
  return { file: process.execPath, args: ["script.mjs"], env: { PATH: process.env.PATH }, cwd };
}

/** JavaScript that writes its process id to a file `pid` and then waits forever. */
export const writePidAndWait = `
  import { renameSync, writeFileSync } from "node:fs";
  writeFileSync("pid.new", String(process.pid));
  renameSync("pid.new", "pid");
  setInterval(() => {}, 1000);`;

/** Waits for the process id that `writePidAndWait` writes into a folder, and returns it. */
export async function readPid(folder: string): Promise<number> {
  return vi.waitFor(() => Number(readFileSync(path.join(folder, "pid"), "utf8")), { timeout: 10_000 });
}

/** Whether a process ends within 5 s. */
export async function ends(pid: number): Promise<boolean> {
  for (let waited = 0; waited < 5000 && isAlive(pid); waited += 50) await delay(50);
  return !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // On a system without a process that reaps orphans, a killed one stays in the process table as a zombie.
    return process.platform !== "linux" || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
