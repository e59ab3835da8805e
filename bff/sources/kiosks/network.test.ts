import { afterEach, beforeAll, afterAll, describe, expect, test } from "vitest";
import { createFakeLog } from "../../../tests/support/fakes";
import { startHttpServer } from "../../../tests/support/httpServer";
import { createUpstreams, type Upstreams } from "../../../upstreams/server";
import { createHttp } from "../../lib/http";
import { createKiosksSource } from "./client";

const COUNT = 3000;
let upstreams: Upstreams;
beforeAll(async () => {
  upstreams = await createUpstreams({ port: 0, kioskCount: COUNT });
});
afterAll(() => upstreams.close());
afterEach(() => fetch(`${upstreams.url}/backend/__reset`, { method: "POST" }));

const setFault = (fault: object) => fetch(`${upstreams.url}/backend/__faults`, { method: "POST", body: JSON.stringify([{ path: "/kiosks/points", ...fault }]) });

function createSource(baseUrl = `${upstreams.url}/backend`) {
  const { log, entries } = createFakeLog();
  const unused = createHttp({ source: "kiosks", timeoutMs: 1, fetch: () => Promise.reject(new Error("not for the network")) });
  const source = createKiosksSource({ baseUrl, designImagesUrl: `${baseUrl}/designs/`, http: unused, bulkHttp: createHttp({ source: "kiosks", timeoutMs: 10_000 }), log });
  return { source, log: entries };
}

describe("the network", () => {
  test("is a point for every kiosk", async () => {
    const { source, log } = createSource();
    const { points, etag } = await source.network(undefined);
    expect(points).toHaveLength(COUNT);
    expect(points[0]).toEqual({
      locationId: "100001",
      lat: expect.any(Number),
      lng: expect.any(Number),
      services: expect.arrayContaining(["keyCopy"]),
      state: "NY",
      city: "New York",
    });
    expect(etag).toMatch(/^"/);
    expect(log).toEqual([]);
  });

  test("that has not changed is the one known already", async () => {
    const { source } = createSource();
    const first = await source.network(undefined);
    expect(await source.network(first)).toBe(first);
    const other = await source.network({ ...first, etag: '"older"' });
    expect(other.points).toEqual(first.points);
    expect(other).not.toBe(first);
  });

  test("cut off in the middle is an error, and no smaller network", async () => {
    await setFault({ kind: "truncate" });
    await expect(createSource().source.network(undefined)).rejects.toMatchObject({ name: "SourceError", code: "UPSTREAM_UNREACHABLE", source: "kiosks" });
  });

  test("in the form of a web page is a bad payload", async () => {
    await setFault({ kind: "html" });
    await expect(createSource().source.network(undefined)).rejects.toMatchObject({ code: "UPSTREAM_BAD_PAYLOAD", source: "kiosks" });
  });

  test("of nobody is a bad payload, too", async () => {
    const { url } = await startHttpServer((response) => response.end());
    await expect(createSource(url).source.network(undefined)).rejects.toMatchObject({ code: "UPSTREAM_BAD_PAYLOAD" });
  });

  test("loses the lines that do not fit, and one line of the log counts them", async () => {
    const good = { locationId: "1", lat: 1, lng: 2, services: ["keyCopy"], state: "IL", city: "Springfield" };
    const lines = [good, { ...good, lat: "1" }, null, 7, { ...good, locationId: undefined }, { ...good, locationId: "2" }].map((line) => JSON.stringify(line));
    const { url } = await startHttpServer((response) => response.end([...lines, "{ no JSON"].join("\n")));
    const { source, log } = createSource(url);
    const { points, etag } = await source.network(undefined);
    expect(points.map(({ locationId }) => locationId)).toEqual(["1", "2"]);
    expect(etag).toBeNull();
    expect(log).toEqual([{ level: "warn", details: { source: "kiosks", badLines: 5, points: 2 }, message: "lines of the network do not fit their contract and are left out" }]);
  });
});
