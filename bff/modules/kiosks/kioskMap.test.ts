import { describe, expect, test } from "vitest";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import { failureOf, kiosk, startBff } from "#tests/support/fakes.ts";
import { kioskAt } from "#tests/support/fakeKiosks.ts";
import { forget, IN_AREA, springfield, startNearSpringfield } from "#tests/support/kiosksNearSpringfield.ts";

const MAP = `query ($bounds: BoundsInput!, $zoom: Int!, $services: [Service!]) {
  kioskMap(bounds: $bounds, zoom: $zoom, offering: $services) {
    bounds { minLat maxLat minLng maxLng } totalCount markers { lat lng kioskCount locationId expansionZoom } }
}`;
const WORLD = { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 };
const around = { minLat: 39, maxLat: 41, minLng: -90, maxLng: -89 };

interface KioskMap {
  bounds: object;
  totalCount: number;
  markers: { kioskCount: number; locationId: string | null }[];
}

async function start() {
  const { fakes, bff } = await startNearSpringfield();
  const map = async (variables: object) => {
    const { data, errors } = await bff.ask(MAP, variables);
    expect(errors).toBeUndefined();
    return data!.kioskMap as KioskMap;
  };
  return { fakes, bff, map };
}

describe("a map of kiosks", () => {
  test("shows kiosks, and clusters of nearby ones, without loading any kiosk's details", async () => {
    const { fakes, map } = await start();
    const { markers, totalCount } = await map({ bounds: WORLD, zoom: 6 });
    expect(markers.map(({ kioskCount, locationId }) => [kioskCount, locationId]).sort()).toEqual([
      [1, "4"],
      [3, null],
    ]);
    expect(totalCount).toBe(4);
    expect((await map({ bounds: around, zoom: 16 })).markers.map(({ locationId }) => locationId).sort()).toEqual(["1", "2", "3"]);
    expect(fakes.calls).toEqual(["kiosks.network"]);
  });

  test("shows only kiosks that offer all services asked for, clustered by themselves", async () => {
    const { map } = await start();
    const { markers, totalCount } = await map({ bounds: WORLD, zoom: 6, services: ["KEY_FOBS", "KEY_COPY"] });
    expect([totalCount, markers]).toEqual([2, [expect.objectContaining({ kioskCount: 2 })]]);
    expect((await map({ bounds: WORLD, zoom: 6, services: ["KEY_FOBS", "LOCKSMITH"] })).markers).toEqual([]);
  });

  test("returns the box that it shows, which contains the one asked for", async () => {
    const { map } = await start();
    const { bounds } = await map({ bounds: around, zoom: 7 });
    expect(bounds).toEqual({ minLat: expect.closeTo(38.82, 1), maxLat: expect.closeTo(43.07, 1), minLng: -90, maxLng: -87.1875 });
  });

  test("is an error of the source while the network is down", async () => {
    const { fakes, bff } = await start();
    fakes.kiosks.failure = failureOf("kiosks");
    await expect(bff.ask(MAP, { bounds: WORLD, zoom: 3 })).resolves.toMatchObject({
      data: { kioskMap: null },
      errors: [{ extensions: { code: "UPSTREAM_STATUS", source: "kiosks" } }],
    });
  });
});

describe("boxes of any kind", () => {
  test("across the antimeridian contain the kiosks on both sides of it, the nearest to the middle first", async () => {
    const { fakes, bff, map } = await start();
    fakes.kiosks.all = [170, -176, 179, 0].map((lng, index) => kioskAt(`${index + 1}`, 10, lng));
    const bounds = { minLat: 0, maxLat: 20, minLng: 165, maxLng: -170 };
    const { data } = await bff.ask(IN_AREA, { bounds });
    expect(data).toMatchObject({
      kiosksInArea: {
        totalCount: 3,
        services: [{ service: "keyCopy", kioskCount: 3 }, {}, {}, {}, {}],
        nodes: [{ kiosk: { locationId: "3" } }, { kiosk: { locationId: "2" } }, { kiosk: { locationId: "1" } }],
      },
    });
    expect((await map({ bounds, zoom: 12 })).markers.map(({ locationId }) => locationId).sort()).toEqual(["1", "2", "3"]);
  });

  test("of the whole world contain all kiosks, and of a single point those at it", async () => {
    const { bff, map } = await start();
    await expect(bff.ask(IN_AREA, { bounds: WORLD, limit: 1 })).resolves.toMatchObject({
      data: { kiosksInArea: { totalCount: 4, nodes: [{}] } },
    });
    for (const zoom of [0, 20]) expect((await map({ bounds: WORLD, zoom })).totalCount).toBe(4);
    const bounds = { minLat: 45, maxLat: 45, minLng: -89.6, maxLng: -89.6 };
    await expect(bff.ask(IN_AREA, { bounds })).resolves.toMatchObject({
      data: { kiosksInArea: { totalCount: 1, nodes: [{ distanceKm: 0, kiosk: { locationId: "4" } }] } },
    });
    expect((await map({ bounds, zoom: 20 })).markers).toMatchObject([{ locationId: "4" }]);
  });

  test("count kiosks by service, within the services asked for", async () => {
    const { bff } = await start();
    const { data } = await bff.ask(IN_AREA, { bounds: WORLD, services: ["KEY_FOBS"], limit: 1 });
    const services = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"].map((service, index) => ({
      service,
      kioskCount: [2, 2, 1, 0, 0][index],
    }));
    expect(data).toMatchObject({ kiosksInArea: { totalCount: 2, services } });
  });

  test("around a point count the kiosks beyond the limit", async () => {
    const { bff } = await start();
    const { data } = await bff.ask(
      `query ($lat: Float!, $lng: Float!) { kiosksNear(point: { lat: $lat, lng: $lng }, first: 1) {
        totalCount services { kioskCount } nodes { distanceKm } } }`,
      springfield,
    );
    expect(data).toEqual({
      kiosksNear: {
        totalCount: 2,
        services: [2, 1, 0, 0, 0].map((kioskCount) => ({ kioskCount })),
        nodes: [{ distanceKm: expect.closeTo(1.1, 0) }],
      },
    });
  });
});

describe("an invalid view", () => {
  test.each([
    [{ bounds: { ...around, minLat: 42 }, zoom: 5 }, "minLat 42 is north of maxLat 41; swap them."],
    [{ bounds: { ...around, maxLat: 90.5 }, zoom: 5 }, "maxLat must be from -90 to 90 degrees; this is 90.5."],
    [{ bounds: { ...around, minLng: -181 }, zoom: 5 }, "minLng must be from -180 to 180 degrees; this is -181."],
    [{ bounds: around, zoom: -1 }, "zoom must be from 0 to 20; this is -1."],
    [{ bounds: around, zoom: 21 }, "zoom must be from 0 to 20; this is 21."],
    [{ bounds: around, zoom: 5.5 }, expect.stringContaining("Int cannot represent non-integer value: 5.5")],
    [{ bounds: around, zoom: 1e10 }, expect.stringContaining("Int cannot represent")],
    [{ bounds: { ...around, minLat: null }, zoom: 5 }, expect.stringContaining("Expected non-nullable type")],
    [{ bounds: { ...around, minLat: "39" }, zoom: 5 }, expect.stringContaining("Float cannot represent non numeric value")],
    [{ bounds: around, zoom: 5, services: ["<b>🔑</b>"] }, expect.stringContaining('does not exist in "Service" enum')],
  ])("is refused with a remedy, without a call (%#)", async (variables, message) => {
    const { fakes, bff } = await start();
    const { errors } = await bff.ask(MAP, variables);
    expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT" } }]);
    expect([fakes.calls, fakes.log]).toEqual([[], []]);
  });

  test.each(["1e999", "-1e999", "NaN", '"NaN"'])("is refused when an edge is %s", async (edge) => {
    const { fakes, bff } = await start();
    const variables = JSON.stringify({ bounds: around, zoom: 5 }).replace("39", edge);
    for (const query of [MAP, IN_AREA]) {
      const body = `{"query":${JSON.stringify(query)},"variables":${variables}}`;
      const response = await fetch(bff.url, { method: "POST", headers: { "content-type": "application/json" }, body });
      expect([400, 200]).toContain(response.status);
      const { errors } = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] };
      expect(errors[0]!.extensions.code).toMatch(/^BAD_(USER_INPUT|REQUEST)$/);
    }
    expect(fakes.calls).toEqual([]);
  });
});

test("a kiosk with hardly any data is found, and shown on the map", async () => {
  const { fakes, bff, map } = await start();
  const nothing = { street: null, city: null, state: null, postalCode: null, country: null };
  fakes.kiosks.all = [{ ...kiosk("9"), name: null, address: nothing, week: null, placeId: null, machineTypes: [], servicesAvailable: [] }];
  const query = `query ($bounds: BoundsInput!) { kiosksInArea(bounds: $bounds) {
    totalCount nodes { kiosk { locationId path hours { open { day } } placeId machineTypes servicesAvailable rating { rating } } } } }`;
  const { data, errors } = await bff.ask(query, { bounds: around });
  expect(errors).toBeUndefined();
  const expected = { locationId: "9", path: null, hours: null, placeId: null, machineTypes: [], servicesAvailable: [], rating: null };
  expect(data).toEqual({ kiosksInArea: { totalCount: 1, nodes: [{ kiosk: expected }] } });
  expect((await map({ bounds: around, zoom: 8 })).markers).toMatchObject([{ locationId: "9", kioskCount: 1 }]);
});

test("a network that has lost a third of its kiosks does not change the answers", async () => {
  const { fakes, bff, map } = await start();
  await map({ bounds: WORLD, zoom: 3 });
  fakes.kiosks.all = fakes.kiosks.all.slice(0, 2);
  for (let times = 0; times < 2; times++) {
    fakes.clock.now += SOURCE_LIFETIMES.network.ttlMs;
    // A stale network is served while it is loaded again.
    for (let again = 0; again < 2; again++) expect((await map({ bounds: WORLD, zoom: 3 })).totalCount).toBe(4);
  }
  expect(fakes.log.filter(({ level }) => level === "error").map(({ details }) => details)).toEqual(
    [1, 2].map((times) => ({ source: "kiosks", before: 4, now: 2, times })),
  );
  forget(fakes);
  const other = await startBff(fakes);
  await expect(other.ask(MAP, { bounds: WORLD, zoom: 3 })).resolves.toMatchObject({ data: { kioskMap: { totalCount: 4 } } });
  expect(bff.url).not.toBe(other.url);
});

test("a kiosk whose point makes no sense is in its city's list without a point, and on no map", async () => {
  const { fakes, bff, map } = await start();
  const wrong = { ...kiosk("8"), geoLocation: { lat: 39.8, lng: 89.6 } };
  fakes.kiosks.all = [kiosk("7"), { ...kiosk("9"), geoLocation: null }, wrong];
  const query = `{ kiosksInState(state: "IL", city: "springfield", first: 9) { totalCount nodes { locationId geoLocation { lat } } } }`;
  expect((await bff.ask(query)).data).toEqual({
    kiosksInState: {
      totalCount: 3,
      nodes: [
        { locationId: "7", geoLocation: { lat: 39.8 } },
        { locationId: "8", geoLocation: null },
        { locationId: "9", geoLocation: null },
      ],
    },
  });
  expect(await map({ bounds: WORLD, zoom: 20 })).toMatchObject({ totalCount: 1, markers: [{ locationId: "7" }] });
  expect(fakes.log.filter(({ message }) => message.startsWith("the points of kiosks")).map(({ details }) => details)).toEqual([
    { source: "kiosks", ids: ["8", "9"] },
  ]);
});

test("hours of which a day is not known are null, and those of the others are known hours", async () => {
  const { fakes, bff } = await start();
  const hours = [{ open: { day: 1, time: "09:00" }, close: { day: 1, time: "21:00" } }];
  fakes.kiosks.all = [
    { ...kiosk("7"), week: { hours, unknownDays: [0] } },
    { ...kiosk("8"), week: { hours, unknownDays: [] } },
    { ...kiosk("9"), week: null },
  ];
  const { data } = await bff.ask(`{ kiosks(ids: ["7", "8", "9"]) { hours { open { day } } knownHours { open { day } } unknownDays } }`);
  const monday = [{ open: { day: 1 } }];
  expect(data!.kiosks).toEqual([
    { hours: null, knownHours: monday, unknownDays: [0] },
    { hours: monday, knownHours: monday, unknownDays: [] },
    { hours: null, knownHours: null, unknownDays: [0, 1, 2, 3, 4, 5, 6] },
  ]);
});
