import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "#scripts/lib/freePort.ts";
import { spawnGroup } from "#scripts/lib/processGroup.ts";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { createServerLog } from "../support/serverLogs";
import { expectWholeSite, untilHealthy } from "../support/wholeSite";
import { buildah, buildImage, toRun } from "./buildah";

/* The image that deploy/Dockerfile makes, built and run without a daemon. */

let container: string;
let upstreams: Upstreams;
const empty = mkdtempSync(path.join(tmpdir(), "keyway-image-"));
const stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  container = buildah("from", "--pull-never", buildImage());
  upstreams = await createUpstreams({ port: 0, log: createServerLog("upstreams-of-image").write });
}, 3_600_000);
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await upstreams?.close();
  if (container) {
    buildah("rm", container);
    // The base image stays for the next time.
    buildah("rmi", "keyway");
  }
  rmSync(empty, { recursive: true });
});

/** Nothing can be written there: compose.yaml and keyway.yaml make the whole file system read-only. */
const readOnly = ["/tmp", "/var/tmp", "/home/node"].map((folder) => `${empty}:${folder}:ro`);

async function start(command: readonly string[], port: number, env: Record<string, string>): Promise<string> {
  const [file, ...args] = toRun(container, command, env, readOnly);
  const group = spawnGroup({ file: file!, args, env: process.env }, createServerLog(`image-${port}`).write);
  stops.push(() => group.stop(10_000));
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url);
  return url;
}

it("starts both servers on Node 24 as a user who can write nowhere, and they serve the whole site", async () => {
  const [file, ...args] = toRun(
    container,
    ["sh", "-c", "id -u; node -v; for f in x /tmp/x /home/node/x; do touch $f && echo wrote $f; done; true"],
    {},
    readOnly,
  );
  expect(execFileSync(file!, args, { encoding: "utf8", stdio: "pipe" })).toMatch(/^1000\nv24\.\S+\n$/);
  const [bffPort, sitePort] = [await freePort(), await freePort()];
  const { port: upstreamsPort } = new URL(upstreams.url);
  const bff = await start(["node", "build/servers/bff.mjs"], bffPort, { BFF_PORT: `${bffPort}`, UPSTREAMS_PORT: upstreamsPort });
  const { OCIv1 } = JSON.parse(buildah("inspect", container)) as { OCIv1: { config: { Cmd: string[] } } };
  const site = await start(OCIv1.config.Cmd, sitePort, { PORT: `${sitePort}`, BFF_URL: bff, PAGE_DEADLINE_MS: "10000" });
  expect((await fetch(`${bff}/readyz`)).status).toBe(200);
  await expectWholeSite(bff, site, path.join(buildah("mount", container), "keyway"));
}, 300_000);
