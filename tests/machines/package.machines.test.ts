import { hash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/* The package of the servers, in a folder of its own: nothing of the repository is above or beside it. */

/** An operation that only the package's site would send. */
const OWN = { text: "query Own { own: ok }", sha256: hash("sha256", "query Own { own: ok }") };

/** Longer than in production, for busy machines. */
const PATIENT = { PAGE_DEADLINE_MS: "10000" };
const OPERATIONS = "bff/guards/operations/__generated__/operations.json";

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
  await expect
    .poll(
      () =>
        fetch(`${url}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  return { url, stop };
}

async function post(url: string, body: object): Promise<object> {
  const headers = { "content-type": "application/json" };
  return (await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify(body) })).json() as Promise<object>;
}

/** Returns the texts of the operations that the package's site sends, by name. */
function operations(): Record<string, string> {
  const registered = JSON.parse(readFileSync(path.join(folder, OPERATIONS), "utf8")) as Record<string, { name: string; text: string }>;
  return Object.fromEntries(Object.values(registered).map(({ name, text }) => [name, text]));
}

/** This Node, and the one that deploy/Dockerfile names. */
const nodes = [process.execPath, newerNode()].filter((node) => node !== null);

it.each(nodes)(
  "starts with %s alone, and serves pages, scripts, styles, pictures and the graph",
  async (node) => {
    const [bffPort, sitePort] = [await freePort(), await freePort()];
    const { url: bff } = await start("bff", bffPort, { BFF_PORT: String(bffPort), UPSTREAMS_PORT: new URL(upstreams.url).port }, node);
    const { url: site } = await start("site", sitePort, { PORT: String(sitePort), BFF_URL: bff, ...PATIENT }, node);

    const home = await fetch(site);
    const html = await home.text();
    expect([home.status, html.includes("</html>")]).toEqual([200, true]);
    const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+\.js)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect((await fetch(site + file)).status).toBe(200);
    const pictures = [...html.matchAll(/(?:src|href)="(\/(?:media|assets)\/[^"]+\.(?:svg|png|jpe?g|webp|avif)[^"]*)"/g)].map(
      ([, picture]) => picture!,
    );
    const [, shareImage] = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)!;
    expect(pictures.some((picture) => picture.startsWith("/media/"))).toBe(true);
    for (const picture of new Set([...pictures, shareImage!])) {
      const answer = await fetch(site + picture.replaceAll("&amp;", "&"));
      const { byteLength } = await answer.arrayBuffer();
      expect([picture, answer.status, answer.headers.get("content-type"), byteLength > 50]).toEqual([
        picture,
        200,
        expect.stringMatching(/^image\//),
        true,
      ]);
    }
    const { RouteByPath } = operations();
    const operation = { query: RouteByPath, variables: { path: "/key-gallery/", language: "EN_US" } };
    for (const server of [bff, site]) expect(await post(server, operation)).toMatchObject({ data: { route: { path: "/key-gallery/" } } });
    // Its styles are read from the build and written into the page.
    expect(html).toContain("<style");
    for (const page of ["/fr-ca/", "/key-gallery/", "/key-services/oh/columbus/", "/sitemap.xml", "/robots.txt"])
      expect([page, (await fetch(site + page)).status]).toEqual([page, 200]);
    expect((await fetch(`${site}/no/such/page/`)).status).toBe(404);
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
