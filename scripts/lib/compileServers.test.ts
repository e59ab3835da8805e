import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createUpstreams } from "#upstreams/server.ts";
import { followParent, root } from "./commands";
import { compileServers } from "./compileServers";
import { freePort } from "./freePort";
import { spawnGroup } from "./processGroup";

describe("the compiled servers", () => {
  let folder: string;
  beforeAll(async () => {
    // Below the root, so that the packages that are not bundled resolve.
    mkdirSync(path.join(root, ".keyway"), { recursive: true });
    folder = mkdtempSync(path.join(root, ".keyway/servers-"));
    await compileServers(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("read the files beside their sources, and load the kiosk network in a compiled thread", async () => {
    const upstreams = await createUpstreams({ port: 0, log: () => {} });
    onTestFinished(() => upstreams.close());
    const port = await freePort();
    const env = { PATH: process.env.PATH, BFF_PORT: String(port), UPSTREAMS_PORT: new URL(upstreams.url).port, LOG_LEVEL: "warn" };
    const lines: string[] = [];
    const args = ["--import", followParent, path.join(folder, "bff.mjs")];
    const bff = spawnGroup({ file: process.execPath, args, env }, (line) => lines.push(line));
    onTestFinished(async () => void (await bff.stop(5000)));

    const url = `http://127.0.0.1:${port}`;
    const ready = async () => (await fetch(`${url}/readyz`)).json();
    const sources = { kiosks: "loaded", content: "loaded" };
    await vi.waitFor(async () => expect(await ready()).toMatchObject({ sources }), { timeout: 30_000, interval: 100 });
    const query = '{ kiosk(id: "100001") { name } page(path: "/", language: EN_US) { __typename } }';
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
    expect(await answer.json()).toEqual({ data: { kiosk: { name: expect.any(String) }, page: { __typename: "HomepageDocument" } } });
    const sandbox = await fetch(`${url}/graphql`, { headers: { accept: "text/html" } });
    expect(await sandbox.text()).toContain("<!doctype html>");
    expect(lines).toEqual([]);
  });

  test("contain only ASCII characters", () => {
    const files = readdirSync(folder);
    expect(files).toEqual(expect.arrayContaining(["bff.mjs", "networkThread.mjs", "site.mjs"]));
    const wide = files.filter((file) => /[\u0080-\uffff]/.test(readFileSync(path.join(folder, file), "utf8")));
    expect(wide).toEqual([]);
  });

  test("contain no TypeScript compiler", () => {
    const withCompiler = readdirSync(folder).filter((file) =>
      /["']tsx["'/]|startWorker\.mjs/.test(readFileSync(path.join(folder, file), "utf8")),
    );
    expect(withCompiler).toEqual([]);
  });
});
