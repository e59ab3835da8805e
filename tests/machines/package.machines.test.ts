import { hash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "#scripts/lib/freePort.ts";
import { packageServers } from "#scripts/lib/packageFiles.ts";
import { spawnGroup } from "#scripts/lib/processGroup.ts";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { newerNode } from "../support/newerNode";
import { rawGet } from "../support/rawRequest";
import { type RedisServer, startRedis } from "../support/redisServer";
import { createServerLog } from "../support/serverLogs";
import { startBff, startSite } from "../support/servers";
import { expectWholeSite, OPERATIONS, post, untilHealthy } from "../support/wholeSite";

/* The package of the servers, in a folder of its own: nothing of the repository is above or beside it. */

/** An operation that only the package's site would send. */
const OWN = { text: "query Own { own: ok }", sha256: hash("sha256", "query Own { own: ok }") };

/** Longer than in production, for busy machines. */
const PATIENT = { PAGE_DEADLINE_MS: "10000" };

let folder: string;
let size: Awaited<ReturnType<typeof packageServers>>;
let upstreams: Upstreams;
const stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "keyway-package-"));
  upstreams = await createUpstreams({ port: 0, log: createServerLog("upstreams-of-package").write });
  size = await packageServers(folder);
}, 180_000);
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await upstreams?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server of the package with node alone, and no other environment. */
async function start(
  server: "bff" | "site",
  port: number,
  env: Record<string, string>,
  node = process.execPath,
): Promise<{ url: string; stop(): Promise<unknown> }> {
  const { PATH } = process.env;
  const command = {
    file: node,
    args: [`build/servers/${server}.mjs`],
    env: { PATH, NODE_ENV: "production", ...env },
    cwd: folder,
  };
  const group = spawnGroup(command, createServerLog(`packaged-${server}`).write);
  const stop = () => group.stop(5_000);
  stops.push(stop);
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url);
  return { url, stop };
}

/** This Node, and the one that deploy/Dockerfile names. */
const nodes = [process.execPath, newerNode()].filter((node) => node !== null);

it.each(nodes)(
  "starts with %s alone, and serves pages, scripts, styles, pictures and the graph",
  async (node) => {
    const [bffPort, sitePort] = [await freePort(), await freePort()];
    const { url: bff } = await start("bff", bffPort, { BFF_PORT: String(bffPort), UPSTREAMS_PORT: new URL(upstreams.url).port }, node);
    const { url: site } = await start("site", sitePort, { PORT: String(sitePort), BFF_URL: bff, ...PATIENT }, node);

    expect((await fetch(`${bff}/readyz`)).status).toBe(200);
    await expectWholeSite(bff, site, folder);
  },
  120_000,
);

it("contains no compiler, no launcher, no tests and no stand-ins", () => {
  const packages = readdirSync(path.join(folder, "node_modules"));
  expect(packages).toContain("next");
  expect(packages.filter((name) => /^(tsx|typescript|esbuild|vitest|vite|playwright-core|knip|oxlint)$/.test(name))).toEqual([]);
  for (const name of ["upstreams", "scripts", "tests", "codegen", "slices", ".env"])
    expect(existsSync(path.join(folder, name))).toBe(false);
});

it("stays small", () => {
  // It has 75 MB: a compiler alone would add more than the difference.
  expect(size.bytes / 1e6).toBeLessThan(90);
});

describe("during a deploy, the servers of the package beside those of another release", () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
    // The package becomes a release whose site sends one operation, which no other release knows; its BFF knows no other.
    writeFileSync(path.join(folder, OPERATIONS), JSON.stringify({ [OWN.sha256]: { name: "Own", text: OWN.text } }));
    writeFileSync(path.join(folder, "bff/guards/operations/released.json"), JSON.stringify({ operations: {} }));
    return redis.stop;
  }, 30_000);

  const upstreamsPort = () => new URL(upstreams.url).port;
  const startPackagedBff = async () => {
    const port = await freePort();
    return start("bff", port, { BFF_PORT: String(port), UPSTREAMS_PORT: upstreamsPort(), REDIS_URL: redis.url, LOG_LEVEL: "warn" });
  };
  const startOtherBff = async () => {
    const bff = await startBff({ upstreamsUrl: upstreams.url, env: { NODE_ENV: "production", REDIS_URL: redis.url } });
    stops.push(bff.stop);
    return bff;
  };
  const startOtherSite = async (bffUrl: string) => {
    const site = await startSite({ bffUrl, env: { REDIS_URL: redis.url } });
    stops.push(site.stop);
    return site;
  };
  it("execute each other's operations, by text and by hash, and those of releases that are gone", async () => {
    const packaged = await startPackagedBff();
    // A page of the other site, whose operations this BFF does not know.
    const site = await startOtherSite(packaged.url);
    expect((await rawGet(site.url, "/key-gallery/")).status).toBe(503);
    const other = await startOtherBff();
    expect((await rawGet(site.url, "/key-gallery/")).status).toBe(200);
    // What the packaged site sends to the other BFF, directly and through the other site.
    const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash: OWN.sha256 } } };
    for (const body of [{ query: OWN.text }, byHash])
      for (const { url } of [other, packaged, site]) expect(await post(url, body)).toEqual({ data: { own: true } });
    expect(await post(other.url, { query: "{ unknown: ok }" })).toMatchObject({
      errors: [{ extensions: { code: "OPERATION_NOT_ALLOWED" } }],
    });

    await Promise.all([packaged.stop(), other.stop()]);
    const restarted = await startOtherBff();
    expect(await post(restarted.url, byHash)).toEqual({ data: { own: true } });
  }, 60_000);
});
