import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import { createFakeLog } from "#tests/support/fakes.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createHttp } from "../../lib/http";
import { createKiosksSource, type KiosksSource } from "./client";

const location = (locationId: unknown) => ({ locationId, geoLocation: { lat: 1, lng: 2 } });
const box = { minLat: 40.5, maxLat: 41, minLng: -74.25, maxLng: -73 };

async function start(body: unknown) {
  const headers: IncomingHttpHeaders[] = [];
  const bodies: string[] = [];
  const { url, requests } = await startHttpServer((response, request) => {
    headers.push(request.headers);
    request.on("data", (chunk) => bodies.push(String(chunk)));
    response.end(JSON.stringify(body));
  });
  const { log, entries } = createFakeLog();
  const http = createHttp({ source: "kiosks", timeoutMs: 1000 });
  const source = createKiosksSource({ baseUrl: `${url}/backend`, designImagesUrl: `${url}/pictures/`, http, bulkHttp: http, log });
  return { source, url, requests, headers, bodies, log: entries };
}

describe("kiosks", () => {
  test("by id take one call, and are returned by id in any order, without unknown ones", async () => {
    const { source, requests } = await start({ results: [location("3"), location("1")] });
    const kiosks = await source.byIds(["1", "2", "3"]);
    expect([...kiosks].map(([id, kiosk]) => [id, kiosk.locationId])).toEqual([
      ["3", "3"],
      ["1", "1"],
    ]);
    expect(requests.map((path) => decodeURIComponent(path))).toEqual(["/backend/kiosks?ids=1,2,3"]);
  });

  test("in a box take one call with its edges and the limit", async () => {
    const { source, requests } = await start({ results: [location("3"), location("1")] });
    expect((await source.inBounds(box, 20)).map(({ locationId }) => locationId)).toEqual(["3", "1"]);
    expect(requests).toEqual(["/backend/kiosks?minLat=40.5&maxLat=41&minLng=-74.25&maxLng=-73&limit=20"]);
  });

  test("that do not fit are left out one by one, and logged", async () => {
    const { source, log } = await start({ results: [location("1"), { geoLocation: null }, null, location(undefined)] });
    expect([...(await source.byIds(["1", "2"])).keys()]).toEqual(["1"]);
    expect(log).toHaveLength(3);
    expect(new Set(log.map(({ level, message }) => `${level}: ${message}`))).toEqual(
      new Set(["warn: a kiosk does not fit its contract and is left out"]),
    );
  });

  test.each([[{}], [[]], [{ results: {} }], ["text"]])(
    "in a response without a list are a bad payload that names the field: %j",
    async (body) => {
      const { source } = await start(body);
      await expect(source.byIds(["1"])).rejects.toMatchObject({
        name: "SourceError",
        source: "kiosks",
        code: "UPSTREAM_BAD_PAYLOAD",
        message: expect.stringMatching(/^kiosks sent a payload that does not fit: /),
      });
    },
  );
});

test("each call is charged to the visitor for whom it is made", async () => {
  const { source, requests } = await start({ results: [] });
  let charged = 0;
  const call = { token: "t", charge: async () => void charged++ };
  await Promise.all([source.byIds(["1"], call), source.inBounds(box, 20, call), source.stockIn(box, call)]);
  await expect(source.keyDesigns({ designGroupCodes: ["WILD"] }, call)).rejects.toMatchObject({ code: "UPSTREAM_BAD_PAYLOAD" });
  expect([charged, requests.length]).toEqual([4, 4]);
});

describe("key designs", () => {
  const image = (url: string) => ({
    webp: `${url}/pictures/bear.webp`,
    jp2: `${url}/pictures/bear.jp2`,
    original: `${url}/pictures/bear.svg`,
  });

  test("are requested with blanks only when blanks are given, and lists are sent as they are", async () => {
    const { source, requests, bodies } = await start([]);
    for (const query of [
      { designGroupCodes: ["WILD"] },
      { designGroupCodes: [], skuIds: [7] },
      { designGroupCodes: [] },
      { designGroupCodes: ["DC"], skuIds: [] },
    ]) {
      await expect(source.keyDesigns(query)).resolves.toEqual([]);
    }
    expect(new Set(requests)).toEqual(new Set(["/backend/kiosks/key-designs"]));
    expect(bodies.map((body) => JSON.parse(body))).toEqual([
      { designGroupCodes: ["WILD"] },
      { designGroupCodes: [], skuIds: [7] },
      { designGroupCodes: [] },
      { designGroupCodes: ["DC"], skuIds: [] },
    ]);
  });

  test("have their English name, their first blank, and pictures on this server", async () => {
    const answer: object[] = [];
    const { source, url } = await start(answer);
    const Skus = [
      { sku: "A", skuId: 1 },
      { sku: "B", skuId: 2 },
    ];
    answer.push({ designId: "bear", designGroup: "WILD", names: { fr: "Ours", en: "Bear" }, image: image(url), Skus });
    const pictures = { webp: "/media/designs/bear.webp", jp2: "/media/designs/bear.jp2", original: "/media/designs/bear.svg" };
    expect(await source.keyDesigns({ designGroupCodes: ["WILD"] })).toEqual([
      { designId: "bear", designGroup: "WILD", names: { en: "Bear", fr: "Ours" }, image: pictures, sku: "A", skuId: 1 },
    ]);
  });

  test("have null for missing fields, and one without id or group is left out", async () => {
    const bare = { designGroup: "WILD", names: { en: null, fr: null }, image: null, sku: null, skuId: null };
    const { source, log } = await start([
      { designGroup: "WILD", names: { en: "Nobody" } },
      { designId: "bear", designGroup: "WILD" },
      { designId: "fox" },
      { designId: 7, designGroup: "WILD", names: "Fox", image: "https://elsewhere.example/fox.webp", Skus: [{}] },
      { designId: "owl", designGroup: "WILD", image: { webp: "https://elsewhere.example/owl.webp" }, Skus: [{ skuId: 4 }] },
    ]);
    expect(await source.keyDesigns({ designGroupCodes: ["WILD"] })).toEqual([
      { designId: "bear", ...bare },
      { designId: "7", ...bare },
      { designId: "owl", ...bare, skuId: 4 },
    ]);
    expect(log.filter(({ message }) => message === "a key design does not fit its contract and is left out")).toHaveLength(2);
  });

  test("with pictures outside their root are logged once", async () => {
    const design = { designId: "owl", designGroup: "WILD", image: { webp: "https://elsewhere.example/owl.webp", jp2: "owl.jp2" } };
    const { source, log } = await start([design, design]);
    for (let times = 0; times < 2; times++)
      expect(await source.keyDesigns({ designGroupCodes: ["WILD"] })).toMatchObject([{ image: null }, { image: null }]);
    expect(log).toMatchObject([
      { level: "warn", details: { source: "kiosks", address: "owl.jp2" }, message: expect.stringContaining("KEY_DESIGN_IMAGES_URL") },
    ]);
  });

  test("in stock are groups with blanks, even when the backend does not send the designs' ids", async () => {
    const Designs = [
      { designId: "bear", Skus: [{ skuId: 1 }, { skuId: 2 }] },
      { Skus: [{ skuId: 3 }] },
      { designId: "fox", designGroup: "WILD" },
    ];
    const { source, requests, log } = await start({ results: [{ code: "WILD", Designs }, { code: "DC" }, { Designs }] });
    const stocked = await source.stockIn(box);
    expect(stocked).toMatchObject([
      {
        code: "WILD",
        designs: [
          { designId: "bear", designGroup: "WILD", skuId: 1 },
          { designId: "fox", skuId: null },
        ],
        skuIds: [1, 3],
      },
      { code: "DC", designs: [], skuIds: [] },
    ]);
    expect(requests).toEqual(["/backend/kiosks/key-designs/by-coordinates?minLat=40.5&maxLat=41&minLng=-74.25&maxLng=-73"]);
    expect(log).toMatchObject([{ message: "a design group does not fit its contract and is left out" }]);
  });

  test("that are not a list are a bad payload", async () => {
    const { source } = await start({ results: [] });
    await expect(source.keyDesigns({ designGroupCodes: [] })).rejects.toMatchObject({ code: "UPSTREAM_BAD_PAYLOAD" });
  });
});

test("a visitor's token is sent with each call made for this visitor, and with no other", async () => {
  const calls: [body: unknown, call: (source: KiosksSource, token?: string) => Promise<unknown>][] = [
    [{ results: [] }, (source, token) => source.byIds(["1"], { token })],
    [{ results: [] }, (source, token) => source.inBounds(box, 1, { token })],
    [{ results: [] }, (source, token) => source.stockIn(box, { token })],
    [[], (source, token) => source.keyDesigns({ designGroupCodes: ["DC"] }, { token })],
  ];
  for (const [body, call] of calls) {
    const { source, headers } = await start(body);
    await call(source, "T1");
    await call(source);
    expect(headers.map(({ authorization }) => authorization)).toEqual(["Bearer T1", undefined]);
  }
});
