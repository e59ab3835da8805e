import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

// Time for stopped processes to exit.
const patienceMs = 3000;

/** Returns the processes that still run in a folder, each with its id and command line. Empty if there is no `/proc`. */
export async function findLeftovers(folder: string): Promise<string[]> {
  for (let waitedMs = 0; waitedMs < patienceMs && processesIn(folder).length > 0; waitedMs += 100) await delay(100);
  return processesIn(folder);
}

function processesIn(folder: string): string[] {
  if (!existsSync("/proc/self/cwd")) return [];
  return readdirSync("/proc").flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    try {
      const isInside = `${readlinkSync(`/proc/${id}/cwd`)}/`.startsWith(`${folder}/`);
      return isInside ? [`${id} ${readFileSync(`/proc/${id}/cmdline`, "utf8").replaceAll("\0", " ")}`] : [];
    } catch {
      return []; // ended meanwhile, or not accessible
    }
  });
}
