import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { spawnGroup } from "../../scripts/lib/processGroup";
import { createServerLog } from "./serverLogs";
import { waitForPort } from "./waitForPort";

/** A Varnish with the configuration of deploy/varnish. */
export interface Varnish {
  url: string;
  stop(): Promise<void>;
}

/** Starts a Varnish on a port in front of a site. */
export async function startVarnish({ port, siteUrl }: { port: number; siteUrl: string }): Promise<Varnish> {
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-varnish-"));
  const file = path.join(folder, "site.vcl");
  writeFileSync(file, readFileSync("deploy/varnish/default.vcl", "utf8").replace('.port = "3000"', `.port = "${new URL(siteUrl).port}"`));
  const log = createServerLog(`varnish-${port}`);
  const args = ["-F", "-a", `127.0.0.1:${port}`, "-f", file, "-n", path.join(folder, "work"), "-s", "malloc,32m", "-j", "none"];
  // Debian's servers are in /usr/sbin, which users do not always have on their PATH.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const group = spawnGroup({ file: "varnishd", args, env }, log.write);
  const stop = async () => {
    group.kill();
    await group.exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitForPort(port);
  } catch (error) {
    await stop();
    throw new Error(`Varnish does not start: ${readFileSync(log.file, "utf8")}`, { cause: error });
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}
