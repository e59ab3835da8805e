import { afterEach, beforeAll, afterAll, describe, expect, test } from "vitest";
import { createFakeLog } from "#tests/support/fakes.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { createHttp } from "../../lib/http";
import { createKiosksSource } from "./client";
import { createNetworkParser } from "./parsePoints";

const COUNT = 3000;
let upstreams: Upstreams;
beforeAll(async () => {
  upstreams = await createUpstreams({ port: 0, kioskCount: COUNT });
});
afterAll(() => upstreams.close());
afterEach(() => fetch(`${upstreams.url}/backend/__reset`, { method: "POST" }));

const setFault = (fault: object) =>
  fetch(`${upstreams.url}/backend/__faults`, { method: "POST", body: JSON.stringify([{ path: "/kiosks/points", ...fault }]) });

function createSource(baseUrl = `${upstreams.url}/backend`) {
  const unused = createHttp({ source: "kiosks", timeoutMs: 1, fetch: () => Promise.reject(new Error("not for the network")) });
  const source = createKiosksSource({
    baseUrl,
    designImagesUrl: `${baseUrl}/designs/`,
    http: unused,
    bulkHttp: createHttp({ source: "kiosks", timeoutMs: 10_000 }),
    log: createFakeLog().log,
  });
  return { source };
}

/** Returns the parsed network that the source passes on, and the source's result. */
async function load({ source }: ReturnType<typeof createSource>, etag: string | null = null) {
  const parser = createNetworkParser();
  const answer = await source.network(etag, parser.add);
  return { answer, ...parser.end() };
}

describe("the network", () => {
  test("has a point for every kiosk", async () => {
    const { answer, points, cities, badLines, duplicates } = await load(createSource());
    expect([points.locationIds.length, points.lats.length, points.lngs.length, badLines, duplicates]).toEqual([COUNT, COUNT, COUNT, 0, 0]);
    expect([points.locationIds[0], cities[points.cities[0]!], points.services[0]! & 1]).toEqual([
      "100001",
      { state: "NY", city: "New York" },
      1,
    ]);
    expect(answer!.etag).toMatch(/^"/);
  });

  test("that has not changed is not sent again", async () => {
    const { answer } = await load(createSource());
    expect(await load(createSource(), answer!.etag)).toMatchObject({ answer: null, points: { locationIds: [] } });
    expect((await load(createSource(), '"older"')).points.locationIds).toHaveLength(COUNT);
  });

  test("cut off in the middle is an error, not a smaller network", async () => {
    await setFault({ kind: "truncate" });
    await expect(load(createSource())).rejects.toMatchObject({ name: "SourceError", code: "UPSTREAM_UNREACHABLE", source: "kiosks" });
  });

  test("without an etag has null as etag", async () => {
    const { url } = await startHttpServer((response) => response.end());
    expect((await load(createSource(url))).answer).toEqual({ etag: null });
  });
});
