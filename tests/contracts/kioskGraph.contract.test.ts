import { afterEach, beforeAll, afterAll, describe, expect, test } from "vitest";
import { createHttp } from "#bff/lib/http.ts";
import { createMediaHandler } from "#bff/http/media/media.ts";
import { createServer } from "#bff/server.ts";
import { createKiosksSource } from "#bff/sources/kiosks/client.ts";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { LANGS } from "#site/i18n/languages.ts";
import { kioskTitle } from "#site/parts/directoryData/directoryTitles.ts";
import { MAX_TITLE } from "#site/parts/directoryData/fitTitle.ts";
import { createFakes, startBff } from "../support/fakes";

// Checks the BFF's schema over the backend's stand-in.

let upstreams: Upstreams;
beforeAll(async () => {
  upstreams = await createUpstreams({ port: 0, kioskCount: 1200 });
  // The stand-in's first response takes longer than the BFF's timeout for the network.
  await upstreams.warmUp();
});
afterAll(() => upstreams.close());
afterEach(() => fetch(`${upstreams.url}/backend/__reset`, { method: "POST" }));

const NEW_YORK = { lat: 40.7, lng: -73.95 };
const BOX = { minLat: 40.4, maxLat: 41, minLng: -74.3, maxLng: -73.6 };

async function start() {
  const fakes = createFakes();
  const [baseUrl, designImagesUrl] = [`${upstreams.url}/backend`, `${upstreams.url}/backend/designs/`];
  const http = createHttp({ source: "kiosks", timeoutMs: 5000 });
  fakes.deps.sources.kiosks = createKiosksSource({ baseUrl, designImagesUrl, http, bulkHttp: http, log: fakes.deps.log });
  const media = createMediaHandler({
    roots: { content: `${upstreams.url}/content/images/`, designs: designImagesUrl },
    http,
    log: fakes.deps.log,
  });
  const bff = await startBff({ deps: { ...fakes.deps, deadlineMs: 10_000 } }, (deps) => createServer(deps, { media }));
  const ask = async (query: string, variables: object = {}): Promise<any> => {
    const { data, errors } = await bff.ask(query, variables);
    expect(errors).toBeUndefined();
    expect(fakes.log).toEqual([]);
    return data;
  };
  return { ask, url: bff.url };
}

/** Returns the number of requests to each path of the backend since the last reset. */
async function loadCalls(): Promise<Record<string, number>> {
  const stats = (await (await fetch(`${upstreams.url}/backend/__stats`)).json()) as { byPath: Record<string, number> };
  return stats.byPath;
}

describe("the graph over the backend", () => {
  test("finds twenty kiosks near a point with their designs in three calls, and again in none", async () => {
    const { ask } = await start();
    const query =
      "query ($lat: Float!, $lng: Float!) { kiosksNear(point: { lat: $lat, lng: $lng }) { " +
      "isWidened nodes { distanceKm kiosk { locationId keyDesigns { designId } } } } }";
    const { kiosksNear } = await ask(query, NEW_YORK);
    expect(kiosksNear.isWidened).toBe(false);
    expect(kiosksNear.nodes).toHaveLength(20);
    const distances = kiosksNear.nodes.map(({ distanceKm }: any) => distanceKm);
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
    expect(kiosksNear.nodes.flatMap(({ kiosk }: any) => kiosk.keyDesigns).length).toBeGreaterThan(40);
    const calls = { "/kiosks/points": 1, "/kiosks": 1, "/kiosks/key-designs": 1 };
    expect(await loadCalls()).toEqual(calls);
    await ask(query, NEW_YORK);
    expect(await loadCalls()).toEqual(calls);
  });

  test("gives each kiosk's page a title of its own, which search engines show whole", async () => {
    const { ask } = await start();
    const query =
      "query ($state: String!, $offset: Int!) { kiosksInState(state: $state, first: 100, offset: $offset) { totalCount nodes { " +
      "locationId name retailer servicesAvailable address { street city state postalCode } } } }";
    const kiosksOf = async (state: string, offset = 0): Promise<any[]> => {
      const { nodes, totalCount } = (await ask(query, { state, offset })).kiosksInState;
      return offset + 100 < totalCount ? [...nodes, ...(await kiosksOf(state, offset + 100))] : nodes;
    };
    const { kioskStates } = await ask("{ kioskStates { state } }");
    const kiosks = (await Promise.all(kioskStates.map(({ state }: any) => kiosksOf(state)))).flat();
    expect(kiosks).toHaveLength(1200);
    for (const lang of LANGS) {
      const titles = kiosks.map((kiosk) => kioskTitle(kiosk, lang));
      expect(titles.filter((title, index) => title.length > MAX_TITLE || titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  test("returns the same kiosks in a box as the backend, filtered or not", async () => {
    const { ask } = await start();
    const { searchParams } = new URL(upstreams.url);
    for (const [edge, degrees] of Object.entries(BOX)) searchParams.set(edge, String(degrees));
    const { results } = (await (await fetch(`${upstreams.url}/backend/kiosks?${searchParams}&limit=30`)).json()) as {
      results: { locationId: string }[];
    };
    const query =
      "query ($bounds: BoundsInput!, $services: [Service!]) { kiosksInArea(bounds: $bounds, " +
      "offering: $services, first: 30) { nodes { kiosk { locationId servicesAvailable } } } }";
    const kiosksIn = async (variables: object) => (await ask(query, variables)).kiosksInArea.nodes.map(({ kiosk }: any) => kiosk);
    const found = await kiosksIn({ bounds: BOX });
    const idsOf = (kiosks: { locationId: string }[]) => new Set(kiosks.map(({ locationId }) => locationId));
    expect(idsOf(found)).toEqual(idsOf(results));
    const filtered = await kiosksIn({ bounds: BOX, services: ["KEY_COPY", "CAR_KEYS"] });
    expect(filtered.length).toBeGreaterThan(2);
    for (const { servicesAvailable } of filtered) expect(servicesAvailable).toEqual(expect.arrayContaining(["keyCopy", "carKeys"]));
  });

  test("returns the same data of a kiosk from the network and from its details", async () => {
    const { ask } = await start();
    const { kioskStates } = await ask("{ kioskStates { state country kioskCount services { service kioskCount } } }");
    expect(kioskStates.reduce((sum: number, { kioskCount }: any) => sum + kioskCount, 0)).toBe(1200);
    expect(kioskStates.filter(({ country }: any) => country === null)).toEqual([]);
    const { state, kioskCount, services } = kioskStates.find((entry: any) => entry.kioskCount > 10 && entry.kioskCount <= 100);
    const { kiosksInState } = await ask(
      "query ($state: String!) { kiosksInState(state: $state, first: 100) { totalCount nodes { servicesAvailable address { state } } } }",
      { state },
    );
    expect(kiosksInState.totalCount).toBe(kioskCount);
    expect(kiosksInState.nodes).toHaveLength(kioskCount);
    for (const { service, kioskCount: count } of services) {
      expect(
        kiosksInState.nodes.filter(({ servicesAvailable }: any) => servicesAvailable.includes(service)),
        service,
      ).toHaveLength(count);
    }
  });

  test("counts the same kiosks in lists, on maps and by state, with and without a service", async () => {
    const { ask } = await start();
    const world = { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 };
    const query = `query ($bounds: BoundsInput!, $services: [Service!]) {
      kiosksInArea(bounds: $bounds, offering: $services, first: 1) { totalCount services { service offering kioskCount } }
      kioskMap(bounds: $bounds, zoom: 3, offering: $services) { totalCount markers { kioskCount } }
      kioskStates { services { service kioskCount } }
    }`;
    const sum = (entries: { kioskCount: number }[]) => entries.reduce((total, { kioskCount }) => total + kioskCount, 0);
    const { kiosksInArea, kioskMap, kioskStates } = await ask(query, { bounds: world });
    expect([kiosksInArea.totalCount, kioskMap.totalCount, sum(kioskMap.markers)]).toEqual([1200, 1200, 1200]);
    for (const { service, offering, kioskCount } of kiosksInArea.services) {
      expect(sum(kioskStates.flatMap((state: any) => state.services.filter((one: any) => one.service === service))), service).toBe(
        kioskCount,
      );
      const filtered = await ask(query, { bounds: world, services: [offering] });
      expect([filtered.kiosksInArea.totalCount, filtered.kioskMap.totalCount, sum(filtered.kioskMap.markers)], service).toEqual([
        kioskCount,
        kioskCount,
        kioskCount,
      ]);
    }
  });

  test("finds kiosks by every city that it lists", async () => {
    const { ask } = await start();
    const { kioskCities } = await ask('{ kioskCities(state: "qc") { city slug kioskCount } }');
    expect(kioskCities.length).toBeGreaterThan(5);
    for (const { city, slug, kioskCount } of kioskCities) {
      const { bySlug, byName } = await ask(
        'query ($slug: String!, $city: String!) { bySlug: kiosksInState(state: "QC", ' +
          'city: $slug) { totalCount } byName: kiosksInState(state: "QC", city: $city) { totalCount } }',
        { slug, city },
      );
      expect([bySlug.totalCount, byName.totalCount], city).toEqual([kioskCount, kioskCount]);
    }
  });

  test("returns designs with pictures that the BFF serves", async () => {
    const { ask, url } = await start();
    const { keyDesigns } = await ask("{ keyDesigns { name skuId image { jp2 webp original } } }");
    expect(keyDesigns.length).toBeGreaterThanOrEqual(60);
    for (const { image } of keyDesigns.slice(0, 3)) {
      const types = await Promise.all(
        [image.jp2, image.webp, image.original].map(async (path) => (await fetch(new URL(path, url))).headers.get("content-type")),
      );
      expect(types).toEqual(["image/jp2", "image/webp", "image/svg+xml"]);
    }
    const { keyDesign } = await ask("query ($skuId: Int!) { keyDesign(skuId: $skuId) { name } }", { skuId: keyDesigns[5].skuId });
    expect(keyDesign.name).toBe(keyDesigns[5].name);
  });

  test("finds, by the blanks in stock at a place, exactly the designs in stock there", async () => {
    const { ask } = await start();
    const { keyDesignsInArea } = await ask(
      "query ($bounds: BoundsInput!) { keyDesignsInArea(bounds: $bounds) { code skuIds designs { designId } } }",
      { bounds: BOX },
    );
    expect(keyDesignsInArea.length).toBeGreaterThan(4);
    const skuIds = keyDesignsInArea.flatMap((group: any) => group.skuIds);
    const groups = keyDesignsInArea.map((group: any) => group.code);
    const { keyDesigns } = await ask(
      "query ($groups: [String!], $skuIds: [Int!]) { keyDesigns(groups: $groups, skuIds: $skuIds) { designId skuId } }",
      { groups, skuIds },
    );
    expect(keyDesigns.map(({ designId }: any) => designId)).toEqual(
      keyDesignsInArea.flatMap((group: any) => group.designs.map(({ designId }: any) => designId)),
    );
    expect(keyDesigns.map(({ skuId }: any) => skuId)).toEqual(skuIds);
  });

  test("returns the holidays, machines and place id of a kiosk", async () => {
    const { ask } = await start();
    const ids = Array.from({ length: 50 }, (_, index) => `${100_001 + index}`);
    const { kiosks } = await ask(
      "query ($ids: [ID!]!) { kiosks(ids: $ids) { placeId machineTypes " +
        "stocksDesignGroups holidayHours { date periods { open { day } } } } }",
      { ids },
    );
    expect(kiosks).toHaveLength(50);
    expect(new Set(kiosks.flatMap(({ machineTypes }: any) => machineTypes))).toEqual(new Set(["V1", "V1.5", "V2", "V3", "IF"]));
    const { kiosk: first } = await ask(
      "query ($id: ID!) { kiosk(id: $id) { machineTypes sites { machineType settings { name value } } } }",
      { id: ids[0] },
    );
    expect(first.sites.map(({ machineType }: any) => machineType)).toEqual(expect.arrayContaining(first.machineTypes));
    expect(first.sites[0].settings[0]).toEqual({ name: "softwareVersion", value: expect.stringMatching(/^\d\.\d$/) });
    for (const name of ["placeId", "holidayHours"])
      expect(kiosks.filter((kiosk: any) => kiosk[name] !== null).length, name).toBeGreaterThan(25);
    expect(kiosks.flatMap(({ stocksDesignGroups }: any) => stocksDesignGroups).length).toBeGreaterThan(100);
  });
});
