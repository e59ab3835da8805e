import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { createTestContent } from "#upstreams/testing.ts";
import { readOpenApi } from "./openApi";

let upstreams: Upstreams;

beforeAll(async () => {
  const { contentDir } = createTestContent();
  upstreams = await createUpstreams({ port: 0, kioskCount: 1200, contentDir });
});
afterAll(() => upstreams.close());

const get = (path: string, init?: RequestInit) => fetch(`${upstreams.url}/backend${path}`, init);
const getJson = async (path: string) => (await get(path)).json() as Promise<any>;
const toDistance = ({ geoLocation: { lat, lng } }: any) => Math.hypot(lat - 40.7, (lng + 73.95) * Math.cos((40.7 * Math.PI) / 180));
const idsOf = ({ results }: { results: { locationId: string }[] }) => results.map(({ locationId }) => locationId);

describe("GET /kiosks/{locationId}", () => {
  test("returns the location", async () => {
    expect(await getJson("/kiosks/100001")).toMatchObject({
      locationId: "100001",
      retailer: expect.any(String),
      address: {
        street: expect.any(String),
        city: "New York",
        state: "NY",
        postalCode: expect.stringMatching(/^1\d{4}$/),
        country: "US",
      },
      timeZone: "America/New_York",
      stocksDesignGroups: expect.any(Array),
      geoLocation: { lat: expect.any(Number), lng: expect.any(Number) },
      locksmithArea: expect.any(Boolean),
      sites: [{ machineType: expect.any(String), settings: expect.any(Array) }],
    });
  });

  test.each(["999999", "100000", "abc"])("answers 404 for the location %s", async (id) => {
    const response = await get(`/kiosks/${id}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: `No location ${id}` });
  });
});

describe("GET /kiosks?ids", () => {
  test("returns the known ones, each once, and not in the requested order", async () => {
    const ids = Array.from({ length: 20 }, (_, index) => String(100_001 + index));
    const found = idsOf(await getJson(`/kiosks?ids=${[...ids, "999999", ids[0]].join(",")}`));
    expect([...found].sort()).toEqual(ids);
    expect(found).not.toEqual(ids);
  });

  test("accepts 100 ids and refuses 101", async () => {
    const ids = Array.from({ length: 101 }, (_, index) => String(100_001 + index));
    expect((await getJson(`/kiosks?ids=${ids.slice(1).join(",")}`)).results).toHaveLength(100);
    const response = await get(`/kiosks?ids=${ids.join(",")}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: "ids names 101, 100 at most" });
  });
});

describe("GET /kiosks in a box", () => {
  const box = "minLat=40.4&maxLat=41&minLng=-74.3&maxLng=-73.6";

  test("returns the locations inside", async () => {
    const { results } = await getJson(`/kiosks?${box}`);
    expect(results.length).toBeGreaterThan(10);
    for (const { geoLocation } of results) {
      expect(geoLocation.lat).toBeGreaterThanOrEqual(40.4);
      expect(geoLocation.lat).toBeLessThanOrEqual(41);
      expect(geoLocation.lng).toBeGreaterThanOrEqual(-74.3);
      expect(geoLocation.lng).toBeLessThanOrEqual(-73.6);
    }
  });

  test("returns the locations nearest to the centre if there is a limit", async () => {
    const all: number[] = (await getJson(`/kiosks?${box}`)).results.map(toDistance);
    const near = (await getJson(`/kiosks?${box}&limit=5`)).results.map(toDistance);
    expect(near).toEqual(all.sort((a, b) => a - b).slice(0, 5));
  });

  test("may be empty", async () => {
    expect(await getJson("/kiosks?minLat=0&maxLat=1&minLng=0&maxLng=1")).toEqual({ results: [] });
  });
});

describe("GET /kiosks/points", () => {
  test("returns the whole network in lines, and 304 to a client that has it", async () => {
    const response = await get("/kiosks/points");
    expect(response.headers.get("content-type")).toContain("application/x-ndjson");
    const lines = (await response.text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(1200);
    const { geoLocation, address } = await getJson("/kiosks/100001");
    expect(lines[0]).toEqual({
      locationId: "100001",
      ...geoLocation,
      services: expect.any(Array),
      state: address.state,
      city: address.city,
    });
    const etag = response.headers.get("etag")!;
    const again = await get("/kiosks/points", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    const other = await get("/kiosks/points", { headers: { "if-none-match": '"other"' } });
    expect(other.status).toBe(200);
    await other.body?.cancel();
  });
});

describe("refusals", () => {
  test.each([
    ["/kiosks", 400, "minLat"],
    ["/kiosks?ids=", 400, "ids"],
    ["/kiosks?ids=100001&limit=1", 400, "limit"],
    ["/kiosks?minLat=1&maxLat=2&minLng=3", 400, "maxLng"],
    ["/kiosks?minLat=x&maxLat=2&minLng=3&maxLng=4", 400, "minLat"],
    ["/kiosks?minLat=3&maxLat=2&minLng=3&maxLng=4", 400, "maxLat"],
    ["/kiosks?minLat=1&maxLat=2&minLng=5&maxLng=4", 400, "maxLng"],
    ["/kiosks?minLat=1&maxLat=2&minLng=3&maxLng=4&limit=0", 400, "limit"],
    ["/kiosks?minLat=1&maxLat=2&minLng=3&maxLng=4&zoom=9", 400, "zoom"],
    ["/kiosks/100001?expand=all", 400, "expand"],
    ["/shops", 404, "/shops"],
  ])("%s is answered with %i, naming %s", async (path, status, named) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.stringContaining(named) });
  });

  test("other methods are not allowed", async () => {
    const response = await get("/kiosks", { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET");
  });
});

describe("docs/kiosks-api.yaml", () => {
  const api = readOpenApi("docs/kiosks-api.yaml");
  const world = "minLat=-90&maxLat=90&minLng=-180&maxLng=180";
  const designs = (body: object): RequestInit => ({ method: "POST", body: JSON.stringify(body) });
  const groups = ["PHIL", "FLAG", "WILD", "NATR", "HOME", "DSNY", "MRVL", "DC"];
  const answers: [operation: string, status: number, path: string, init?: RequestInit][] = [
    ["GET /kiosks", 200, `/kiosks?${world}`],
    ["GET /kiosks", 400, `/kiosks?${world}&zoom=9`],
    ["GET /kiosks/{locationId}", 200, "/kiosks/100001"],
    ["GET /kiosks/{locationId}", 400, "/kiosks/100001?expand=all"],
    ["GET /kiosks/{locationId}", 404, "/kiosks/999999"],
    ["GET /kiosks/{locationId}", 405, "/kiosks/100001", { method: "DELETE" }],
    ["GET /kiosks/points", 200, "/kiosks/points"],
    ["GET /kiosks/points", 400, "/kiosks/points?since=1"],
    ["GET /kiosks/points", 304, "/kiosks/points", { headers: { "if-none-match": "*" } }],
    ["POST /kiosks/key-designs", 200, "/kiosks/key-designs", designs({ designGroupCodes: groups })],
    ["POST /kiosks/key-designs", 400, "/kiosks/key-designs", designs({})],
    ["GET /kiosks/key-designs/by-coordinates", 200, `/kiosks/key-designs/by-coordinates?${world}`],
    ["GET /kiosks/key-designs/by-coordinates", 400, "/kiosks/key-designs/by-coordinates"],
  ];

  test.each(answers)("describes the response of %s with %i", async (operation, status, path, init) => {
    const response = await get(path, init);
    expect(response.status).toBe(status);
    const { mediaType, requiredHeaders, findFaults } = api.describe(operation, status);
    expect(response.headers.get("content-type")?.split(";")[0]).toBe(mediaType);
    for (const name of requiredHeaders) expect(response.headers.has(name), name).toBe(true);
    const text = await response.text();
    const values = mediaType?.endsWith("ndjson") ? text.trimEnd().split("\n") : text ? [text] : [];
    expect(values.flatMap((value) => findFaults(JSON.parse(value)))).toEqual([]);
  });

  test("describes exactly the calls that exist", () => {
    expect(new Set(answers.map(([operation]) => operation))).toEqual(new Set(api.operations));
  });

  test("marks as required only what every kiosk has", async () => {
    const { results } = await getJson(`/kiosks?${world}`);
    const { findFaults } = api.describe("GET /kiosks/{locationId}", 200);
    for (const name of ["name", "phone", "hours", "holidayHours", "placeId"]) {
      expect(results.filter((location: object) => !(name in location)).length, name).toBeGreaterThan(0);
    }
    const { locationId: _, ...nameless } = results[0];
    expect(findFaults(nameless)).toEqual([expect.stringContaining("locationId")]);
    expect(findFaults({ ...results[0], rating: 5 })).toEqual([expect.stringContaining("rating")]);
    expect(findFaults({ ...results[0], sites: [{ machineType: "V4", settings: [] }] })).toEqual([expect.stringContaining("machineType")]);
  });
});
