import { expect, test } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { rawGet } from "#tests/support/rawRequest.ts";
import { createServer } from "../server";
import type { Readiness } from "./readiness";

async function start() {
  let readiness!: Readiness;
  const { url } = await startBff(createFakes(), async (deps) => {
    const server = await createServer(deps);
    ({ readiness } = server);
    return server;
  });
  return { readiness, get: (path: string) => rawGet(url, path) };
}

test.each(["/healthz", "/health"])("%s is 200 as soon as the server listens", async (path) => {
  const { get } = await start();
  expect(await get(path)).toMatchObject({ status: 200, body: "ok" });
});

test("/readyz is 503 until every source has loaded or failed, and again from the beginning of the shutdown", async () => {
  const { readiness, get } = await start();
  const ready = async () => {
    const { status, body, headers } = await get("/readyz");
    expect(headers["cache-control"]).toBe("no-store");
    return [status, JSON.parse(body)] as const;
  };
  expect(await ready()).toEqual([503, { ready: false, sources: { content: "pending", kiosks: "pending" } }]);
  readiness.note("content", "loaded");
  expect(await ready()).toEqual([503, { ready: false, sources: { content: "loaded", kiosks: "pending" } }]);
  readiness.note("kiosks", "failed");
  expect(await ready()).toEqual([200, { ready: true, sources: { content: "loaded", kiosks: "failed" } }]);
  readiness.shutDown();
  expect(await ready()).toMatchObject([503, { ready: false }]);
});
