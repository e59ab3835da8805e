import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { createTestContent } from "#upstreams/testing.ts";

let upstreams: Upstreams;

beforeAll(async () => {
  const { contentDir } = createTestContent();
  upstreams = await createUpstreams({ port: 0, kioskCount: 1200, contentDir });
});
afterAll(() => upstreams.close());

interface Design {
  designId: string;
  designGroup: string;
  names: { en: string; fr: string };
  image: { webp: string; jp2: string; original: string };
  Skus: { sku: string; skuId: number }[];
}

const groups = ["PHIL", "FLAG", "WILD", "NATR", "HOME", "DSNY", "MRVL", "DC"];
const post = (body: unknown) =>
  fetch(`${upstreams.url}/backend/kiosks/key-designs`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const findDesigns = async (body: unknown) => (await post(body)).json() as Promise<Design[]>;
const findStocked = async (query: string) => {
  const response = await fetch(`${upstreams.url}/backend/kiosks/key-designs/by-coordinates?${query}`);
  return ((await response.json()) as { results: { code: string; Designs: Design[] }[] }).results;
};
const skuIdsOf = (designs: readonly Design[]) => designs.flatMap(({ Skus }) => Skus.map(({ skuId }) => skuId));

describe("POST /kiosks/key-designs", () => {
  test("has at least 60 designs, seven or more in each group", async () => {
    const designs = await findDesigns({ designGroupCodes: groups });
    expect(designs.length).toBeGreaterThanOrEqual(60);
    expect(new Set(designs.map(({ designId }) => designId)).size).toBe(designs.length);
    expect(new Set(skuIdsOf(designs)).size).toBe(skuIdsOf(designs).length);
    for (const group of groups) {
      const ofGroup = designs.filter(({ designGroup }) => designGroup === group);
      expect(ofGroup.length, group).toBeGreaterThanOrEqual(7);
    }
  });

  test("returns only the requested groups", async () => {
    const designs = await findDesigns({ designGroupCodes: ["NATR", "WILD", "NONE"] });
    expect(new Set(designs.map(({ designGroup }) => designGroup))).toEqual(new Set(["WILD", "NATR"]));
  });

  test("returns nothing for an empty list of groups", async () => {
    expect(await findDesigns({ designGroupCodes: [] })).toEqual([]);
  });

  test("limits the designs of a group to those on the requested blanks", async () => {
    const [first, second] = await findDesigns({ designGroupCodes: ["WILD"] });
    const [other] = await findDesigns({ designGroupCodes: ["DC"] });
    const skuIds = [first!.Skus[0]!.skuId, other!.Skus[0]!.skuId];
    const found = await findDesigns({ designGroupCodes: ["WILD"], skuIds });
    expect(found).toEqual([{ ...first, Skus: [first!.Skus[0]] }]);
    expect(await findDesigns({ designGroupCodes: ["WILD"], skuIds: [] })).toEqual([]);
    expect(second!.designId).not.toBe(first!.designId);
  });

  test("finds a blank in any group", async () => {
    const designs = await findDesigns({ designGroupCodes: ["HOME"] });
    const design = designs.find(({ Skus }) => Skus.length > 1)!;
    const { skuId } = design.Skus[1]!;
    const found = await findDesigns({ designGroupCodes: [], skuIds: [skuId] });
    expect(found).toEqual([{ ...design, Skus: [design.Skus[1]] }]);
    expect(await findDesigns({ designGroupCodes: [], skuIds: [1] })).toEqual([]);
  });

  test.each([
    ["{", "JSON"],
    ["[]", "JSON object"],
    [{}, "designGroupCodes"],
    [{ designGroupCodes: "WILD" }, "designGroupCodes"],
    [{ designGroupCodes: ["WILD", 7] }, "designGroupCodes"],
    [{ designGroupCodes: [], skuIds: ["20010"] }, "skuIds"],
    [{ designGroupCodes: [], limit: 3 }, "limit"],
  ])("refuses %j, naming %s", async (body, named) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringContaining(named) });
  });

  test("refuses a body of more than a megabyte", async () => {
    const response = await post({ designGroupCodes: ["x".repeat(1_000_000)] });
    expect(response.status).toBe(413);
  });

  test.each([
    ["GET", "/kiosks/key-designs", "POST"],
    ["POST", "/kiosks/key-designs/by-coordinates", "GET"],
  ])("refuses %s for %s", async (method, path, allowed) => {
    const response = await fetch(`${upstreams.url}/backend${path}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allowed);
  });
});

describe("GET /kiosks/key-designs/by-coordinates", () => {
  const around = async (id: string) => {
    const location: any = await (await fetch(`${upstreams.url}/backend/kiosks/${id}`)).json();
    const { lat, lng } = location.geoLocation;
    return { location, query: `minLat=${lat}&maxLat=${lat}&minLng=${lng}&maxLng=${lng}` };
  };

  test("returns the groups of a single kiosk, with blanks by id only", async () => {
    const { location, query } = await around("100001");
    const results = await findStocked(query);
    expect(results.map(({ code }) => code)).toEqual(location.stocksDesignGroups);
    for (const { code, Designs } of results) {
      for (const { designGroup, Skus } of Designs) {
        expect(designGroup).toBe(code);
        for (const sku of Skus) expect(Object.keys(sku)).toEqual(["skuId"]);
      }
    }
  });

  test("leaves out designs that are sold out there", async () => {
    const { query } = await around("100001");
    const results = await findStocked(query);
    const stocked = skuIdsOf(results.flatMap(({ Designs }) => Designs));
    const codes = results.map(({ code }) => code);
    const all = skuIdsOf(await findDesigns({ designGroupCodes: codes }));
    expect(all).toEqual(expect.arrayContaining(stocked));
    expect(stocked.length).toBeLessThan(all.length);
    expect(stocked.length).toBeGreaterThan(all.length / 2);
  });

  test("merges the stock of all kiosks in the box", async () => {
    const results = await findStocked("minLat=40&maxLat=42&minLng=-75&maxLng=-73");
    expect(results.map(({ code }) => code)).toEqual(groups);
    const all = skuIdsOf(await findDesigns({ designGroupCodes: groups }));
    expect(skuIdsOf(results.flatMap(({ Designs }) => Designs))).toEqual(all);
  });

  test("returns nothing for a box without kiosks", async () => {
    expect(await findStocked("minLat=0&maxLat=1&minLng=0&maxLng=1")).toEqual([]);
  });

  test.each([
    ["minLat=1&maxLat=2&minLng=3", "maxLng"],
    ["minLat=1&maxLat=2&minLng=5&maxLng=4", "maxLng"],
    ["minLat=1&maxLat=2&minLng=3&maxLng=4&limit=5", "limit"],
  ])("refuses %s, naming %s", async (query, named) => {
    const response = await fetch(`${upstreams.url}/backend/kiosks/key-designs/by-coordinates?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringContaining(named) });
  });
});

describe("images of designs", () => {
  // The first bytes of each format.
  const formats = [
    ["original", "image/svg+xml", 0, "<svg"],
    ["webp", "image/webp", 8, "WEBP"],
    ["jp2", "image/jp2", 4, "jP  "],
  ] as const;

  test("exist for every design in three formats, with a long cache lifetime", async () => {
    for (const { image } of await findDesigns({ designGroupCodes: groups })) {
      for (const [format, type, offset, mark] of formats) {
        const response = await fetch(image[format]);
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(bytes.toString("latin1", offset, offset + 4), image[format]).toBe(mark);
        expect(response.headers.get("content-type")).toBe(type);
        expect(response.headers.get("cache-control")).toContain("max-age=31536000");
      }
    }
  });

  test("do not exist for unknown designs", async () => {
    expect((await fetch(`${upstreams.url}/backend/designs/dragonfly.svg`)).status).toBe(404);
  });
});
