import { cpSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "#scripts/lib/commands.ts";
import type { Environment } from "#scripts/lib/environment.ts";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import type { Processes } from "#scripts/lib/processes.ts";

const notInAClone = new Set(["node_modules", ".next", ".keyway", ".git", ".env", ".env.local"]);

/** Clones the last commit into a temporary folder, or copies the tracked files of the working tree `from`. Returns the folder. */
export async function makeClone(processes: Processes, env: Environment, from: string | undefined): Promise<string> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "keyway-clone-")));
  if (from) {
    cpSync(path.resolve(from), folder, { recursive: true, filter: (file) => !notInAClone.has(path.basename(file)) });
    return folder;
  }
  const { ok, output } = await processes.run({ file: "git", args: ["clone", "--quiet", root, folder], env });
  if (!ok) throw new LaunchFailure(`${output}\nThe repository could not be cloned.`);
  return folder;
}
