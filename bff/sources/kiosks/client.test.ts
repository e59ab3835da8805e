import { expect, test } from "vitest";
import { createFakeLog } from "../../../tests/support/fakes";
import { startHttpServer } from "../../../tests/support/httpServer";
import { createHttp } from "../../lib/http";
import { createKiosksSource } from "./client";

const location = (locationId: unknown) => ({ locationId, geoLocation: { lat: 1, lng: 2 } });

async function start(body: unknown) {
  const { url, requests } = await startHttpServer((response) => response.end(JSON.stringify(body)));
  const { log, entries } = createFakeLog();
  const source = createKiosksSource({ baseUrl: `${url}/backend`, http: createHttp({ source: "kiosks", timeoutMs: 1000 }), log });
  return { source, requests, log: entries };
}

test("kiosks by id are one call, answered by id in any order, unknown ones left out", async () => {
  const { source, requests } = await start({ results: [location("3"), location("1")] });
  const kiosks = await source.byIds(["1", "2", "3"]);
  expect([...kiosks].map(([id, kiosk]) => [id, kiosk.locationId])).toEqual([
    ["3", "3"],
    ["1", "1"],
  ]);
  expect(requests.map((path) => decodeURIComponent(path))).toEqual(["/backend/kiosks?ids=1,2,3"]);
});

test("a location that does not fit costs only itself, and is logged", async () => {
  const { source, log } = await start({ results: [location("1"), { locationId: "2" }, null, location(undefined)] });
  expect([...(await source.byIds(["1", "2"])).keys()]).toEqual(["1"]);
  expect(log).toHaveLength(3);
  expect(new Set(log.map(({ level, message }) => `${level}: ${message}`))).toEqual(new Set(["warn: a kiosk does not fit its contract and is left out"]));
});

test.each([[{}], [[]], [{ results: {} }], ["text"]])("an answer without a list is a bad payload that names the field: %j", async (body) => {
  const { source } = await start(body);
  await expect(source.byIds(["1"])).rejects.toMatchObject({
    name: "SourceError",
    source: "kiosks",
    code: "UPSTREAM_BAD_PAYLOAD",
    message: expect.stringMatching(/^kiosks sent a payload that does not fit: /),
  });
});
