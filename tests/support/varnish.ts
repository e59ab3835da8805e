import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { spawnGroup } from "#scripts/lib/processGroup.ts";
import { createServerLog } from "./serverLogs";
import { waitForPort } from "./waitForPort";

/** A Varnish with the configuration of deploy/varnish. */
export interface Varnish {
  url: string;
  /** Returns how many sites it sends requests to: those that answer its probes. */
  healthySites(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a Varnish on a port in front of sites of this machine. */
export async function startVarnish({ port, siteUrls }: { port: number; siteUrls: readonly string[] }): Promise<Varnish> {
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-varnish-"));
  const file = path.join(folder, "default.vcl");
  copyFileSync("deploy/varnish/default.vcl", file);
  writeFileSync(path.join(folder, "sites.vcl"), sitesOf(siteUrls));
  const workFolder = path.join(folder, "work");
  const log = createServerLog(`varnish-${port}`);
  const args = ["-F", "-a", `127.0.0.1:${port}`, "-f", file, "-n", workFolder, "-s", "malloc,32m", "-j", "none"];
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
  const healthySites = async () => {
    const { stdout } = await promisify(execFile)("varnishadm", ["-n", workFolder, "backend.list"], { env });
    return [...stdout.matchAll(/^\S*\.at_\d+ .*\bhealthy\b/gm)].length;
  };
  return { url: `http://127.0.0.1:${port}`, healthySites, stop };
}

/** Returns what deploy/varnish/sites.vcl says, of these sites. */
function sitesOf(siteUrls: readonly string[]): string {
  const vcl = readFileSync("deploy/varnish/sites.vcl", "utf8");
  const [backend] = /^backend site_1 \{[^}]*\}/m.exec(vcl)!;
  const backends = siteUrls.map((url, index) => backend.replace("site_1", `at_${index}`).replace("3000", new URL(url).port));
  const added = siteUrls.map((_, index) => `pool.add_backend(at_${index});`);
  return vcl
    .replaceAll(/^backend site_2 \{[^}]*\}|^.*add_backend\(site_2\);|^.*"site-2";/gm, "")
    .replace(backend, backends.join("\n"))
    .replace("pool.add_backend(site_1);", added.join("\n"))
    .replaceAll("site-1", "127.0.0.1");
}
