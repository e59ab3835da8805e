import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/lib/freePort";
import { packageServers } from "../../scripts/lib/packageFiles";
import { spawnGroup } from "../../scripts/lib/processGroup";
import { createUpstreams, type Upstreams } from "../../upstreams/server";
import { createServerLog } from "../support/serverLogs";

/* The package of the servers, in a folder of its own: nothing of the repository is above or beside it. */

let folder: string;
let upstreams: Upstreams;
const stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "keyway-package-"));
  upstreams = await createUpstreams({ port: 0, log: createServerLog("upstreams-of-package").write });
  await packageServers(folder);
}, 180_000);
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await upstreams?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server of the package with node alone, and no other environment. */
async function start(server: "bff" | "site", port: number, env: Record<string, string>): Promise<string> {
  const { PATH } = process.env;
  const command = {
    file: process.execPath,
    args: [`build/servers/${server}.mjs`],
    env: { PATH, NODE_ENV: "production", ...env },
    cwd: folder,
  };
  const group = spawnGroup(command, createServerLog(`packaged-${server}`).write);
  stops.push(() => group.stop(5_000));
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
  return url;
}

it("starts with node alone, and serves pages, scripts, styles, pictures and the graph", async () => {
  const [bffPort, sitePort] = [await freePort(), await freePort()];
  const bff = await start("bff", bffPort, { BFF_PORT: String(bffPort), UPSTREAMS_PORT: new URL(upstreams.url).port });
  const site = await start("site", sitePort, { PORT: String(sitePort), BFF_URL: bff });

  const home = await fetch(site);
  const html = await home.text();
  expect([home.status, html.includes("</html>")]).toEqual([200, true]);
  const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+\.js)"/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect((await fetch(site + file)).status).toBe(200);
  // Its styles are read from the build and written into the page.
  expect(html).toContain("<style");
  for (const page of ["/fr-ca/", "/key-gallery/", "/key-services/oh/columbus/", "/sitemap.xml", "/robots.txt"])
    expect([page, (await fetch(site + page)).status]).toEqual([page, 200]);
  expect((await fetch(`${site}/no/such/page/`)).status).toBe(404);
}, 120_000);

it("contains no compiler, no launcher, no tests and no stand-ins", () => {
  const packages = readdirSync(path.join(folder, "node_modules"));
  expect(packages).toContain("next");
  expect(packages.filter((name) => /^(tsx|typescript|esbuild|vitest|vite|playwright-core|knip|oxlint)$/.test(name))).toEqual([]);
  for (const name of ["upstreams", "scripts", "tests", "codegen", "slices", ".env"])
    expect(existsSync(path.join(folder, name))).toBe(false);
});
