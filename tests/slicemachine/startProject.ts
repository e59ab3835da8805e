import type { Environment } from "#scripts/lib/environment.ts";
import { freePort } from "#scripts/lib/freePort.ts";
import { type ProcessGroup, spawnGroup } from "#scripts/lib/processGroup.ts";

/** The only address whose windows may show the site's simulator (site/security/policy.ts). */
export const SLICE_MACHINE = "http://localhost:9999";

const GRACE_MS = 5_000;

interface StartedSite {
  port: string;
  stop: () => Promise<void>;
}

/** Slice Machine keeps its login in HOME. */
const environmentIn = (folder: string): Environment => ({ PATH: process.env.PATH, HOME: folder });

/** Starts `npm run dev` in a copy of the project. Resolves when it is ready. */
export async function startSite(folder: string): Promise<StartedSite> {
  const [port, bff, upstreams] = [await freePort(), await freePort(), await freePort()].map(String) as [string, string, string];
  const env = { ...environmentIn(folder), PORT: port, BFF_PORT: bff, UPSTREAMS_PORT: upstreams };
  const site = await startScript(folder, "scripts/dev.ts", env, "Keyway is ready");
  return { port, stop: async () => void (await site.stop(GRACE_MS)) };
}

/** Starts `npm run dev` and `npm run slicemachine` in a copy of the project. Resolves when both are ready. */
export async function startProject(folder: string): Promise<{ siteUrl: string; stop: () => Promise<void> }> {
  const site = await startSite(folder);
  try {
    // In another terminal, without the site's port.
    const sliceMachine = await startScript(folder, "scripts/sliceMachine.ts", environmentIn(folder), "Running at");
    const stop = async () => void (await Promise.all([sliceMachine.stop(GRACE_MS), site.stop()]));
    return { siteUrl: `http://localhost:${site.port}`, stop };
  } catch (error) {
    await site.stop();
    throw error;
  }
}

/** Starts a script of the copy, and resolves when it prints `ready`. Rejects with its output if it ends before. */
function startScript(cwd: string, script: string, env: Environment, ready: string): Promise<ProcessGroup> {
  const said: string[] = [];
  const args = ["--import", "tsx", "--import", "./scripts/lib/followParent.mjs", script];
  return new Promise((resolve, reject) => {
    const group = spawnGroup({ file: process.execPath, args, env, cwd }, (line) => {
      said.push(line);
      if (line.includes(ready)) resolve(group);
    });
    void group.exited.then(({ reason }) => reject(new Error(`${script} ${reason}. It said:\n${said.join("\n")}`)));
  });
}
