import { describe, expect, test, vi } from "vitest";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import { failureOf, type startBff } from "#tests/support/fakes.ts";
import {
  box,
  breakNetwork,
  forget,
  idsInArea,
  idsOf,
  IN_AREA,
  NEAR,
  springfield,
  startNearSpringfield,
} from "#tests/support/kiosksNearSpringfield.ts";
import type { KioskLoaders } from "./loaders";
import type { RankedKiosk, Selection } from "./network/networkIndex";
import { openPoints, point } from "./network/testing";
import { findNear } from "./search";

const IN_PARTS = `query ($bounds: BoundsInput!, $from: LatLngInput, $offset: Int!) {
  kiosksInArea(bounds: $bounds, from: $from, first: 2, offset: $offset) { totalCount nodes { kiosk { locationId } } }
}`;

describe("kiosks near a point", () => {
  const near = async (bff: Awaited<ReturnType<typeof startBff>>, variables: object) => {
    const { data, errors } = await bff.ask(NEAR, { ...springfield, ...variables });
    expect(errors).toBeUndefined();
    const { isWidened, bounds, nodes } = data!.kiosksNear as {
      isWidened: boolean;
      bounds: object;
      nodes: { distanceKm: number; kiosk: { locationId: string } }[];
    };
    return {
      isWidened,
      bounds,
      ids: idsOf(nodes.map((result) => result.kiosk)),
      km: nodes.map(({ distanceKm }) => Math.round(distanceKm)),
    };
  };

  test("are those in the search box, the nearest first, with one call once the network is loaded", async () => {
    const { fakes, bff } = await startNearSpringfield();
    const { isWidened, bounds, ids, km } = await near(bff, {});
    expect([isWidened, ids, km]).toEqual([false, ["1", "2"], [1, 17]]);
    expect(bounds).toEqual({
      minLat: expect.closeTo(39.5101),
      maxLat: expect.closeTo(40.0899),
      minLng: expect.closeTo(-89.9663),
      maxLng: expect.closeTo(-89.2337),
    });
    expect(fakes.calls).toEqual(["kiosks.network", "kiosks.byIds 1,2"]);
    forget(fakes);
    await near(bff, { lat: 39.81 });
    expect(fakes.calls).toEqual([]);
  });

  test("are no more than the limit", async () => {
    const { bff } = await startNearSpringfield();
    await expect(near(bff, { limit: 1 })).resolves.toMatchObject({ ids: ["1"], isWidened: false });
  });

  test("offer all required services; when none in the box does, it is widened without calls until one does", async () => {
    const { fakes, bff } = await startNearSpringfield();
    await expect(near(bff, { services: ["KEY_FOBS", "KEY_COPY"] })).resolves.toMatchObject({ ids: ["2"], isWidened: false });
    forget(fakes);
    const widened = await near(bff, { services: ["CAR_KEYS", "KEY_FOBS"] });
    expect(widened).toMatchObject({
      ids: ["3"],
      isWidened: true,
      bounds: { maxLat: expect.closeTo(39.8 + 4 * 0.2899), maxLng: expect.closeTo(-89.6 + 4 * 0.3663) },
    });
    expect(fakes.calls).toEqual(["kiosks.byIds 3"]);
    forget(fakes);
    const far = await near(bff, { lat: 30.54, services: [] });
    expect(far).toMatchObject({ ids: ["1"], isWidened: true });
    expect(fakes.calls).toEqual(["kiosks.byIds 1"]);
  });

  test("are at least as many as required, within the widest box", async () => {
    const { bff } = await startNearSpringfield();
    const atLeast = (count: number) => near(bff, { lat: 39.81, atLeast: count });
    await expect(atLeast(2)).resolves.toMatchObject({ ids: ["1", "2"], isWidened: false });
    await expect(atLeast(3)).resolves.toMatchObject({ ids: ["1", "2", "3"], isWidened: true });
    await expect(atLeast(500)).resolves.toMatchObject({ ids: ["1", "2", "3", "4"], isWidened: true });
    // Of a single kiosk, its neighbours.
    await expect(near(bff, { lat: 45, atLeast: 2, limit: 2 })).resolves.toMatchObject({ ids: ["4", "3"], km: [0, 500], isWidened: true });
  });

  test("are searched only in the box that contains enough of them, not in smaller ones", async () => {
    const network = await openPoints([point("1"), point("2", { lat: springfield.lat + 0.5 }), point("3", { lat: springfield.lat + 2 })]);
    const nearest = vi.fn<(area: Selection, ...args: Parameters<Selection["nearest"]>) => RankedKiosk[]>((area, ...args) =>
      area.nearest(...args),
    );
    const search: typeof network.search = (...args) => {
      const area = network.search(...args);
      return { ...area, nearest: (...more) => nearest(area, ...more) };
    };
    const loaders = { networkSoon: async () => ({ ...network, search }) } as unknown as KioskLoaders;
    await expect(findNear(springfield, { services: 0, limit: 1, offset: 2, atLeast: 3 }, loaders)).resolves.toMatchObject({
      totalCount: 3,
      isWidened: true,
      kiosks: [{ locationId: "3" }],
    });
    expect(nearest).toHaveBeenCalledTimes(1);
  });

  test("are those within a distance, however large the search box is, and never farther ones", async () => {
    const { bff } = await startNearSpringfield();
    await expect(near(bff, { withinKm: 10 })).resolves.toMatchObject({ ids: ["1"], isWidened: false });
    const wide = await near(bff, { withinKm: 80 });
    expect(wide).toMatchObject({ ids: ["1", "2", "3"], km: [1, 17, 78], isWidened: false });
    expect(wide.bounds).toMatchObject({ maxLat: expect.closeTo(39.8 + 80 / 111.2) });
    await expect(near(bff, { lat: 30, withinKm: 100 })).resolves.toMatchObject({ ids: [], isWidened: false });
    const { errors } = await bff.ask(NEAR, { ...springfield, withinKm: 1e9 });
    expect(errors?.[0]?.message).toBe("withinKm must be from 1 to 100; this is 1000000000.");
  });

  test("are found in the same request as the place that they are near", async () => {
    const { fakes, bff } = await startNearSpringfield();
    const nowhere = { types: [], northeast: null, southwest: null, vicinity: null, formattedAddress: null, attributions: [] };
    fakes.places.answers = { search: { ...nowhere, placeId: "p1", name: "Springfield", geoLocation: springfield } };
    const { data, errors } = await bff.ask(`{ placeSearch(query: "springfield") {
      kiosksNear(withinKm: 80, first: 2) { totalCount isWidened nodes { kiosk { locationId } } }
    } }`);
    expect(errors).toBeUndefined();
    const nodes = ["1", "2"].map((locationId) => ({ kiosk: { locationId } }));
    expect(data).toEqual({ placeSearch: { kiosksNear: { totalCount: 3, isWidened: false, nodes } } });
  });

  test("are none in the middle of the sea, not even in the widest box", async () => {
    const { fakes, bff } = await startNearSpringfield();
    const { ids, isWidened, bounds } = await near(bff, { lat: 0, lng: 0 });
    expect([ids, isWidened]).toEqual([[], true]);
    expect(bounds).toMatchObject({ maxLat: expect.closeTo(9.2768), maxLng: expect.closeTo(11.7216) });
    expect(fakes.calls).toEqual(["kiosks.network"]);
  });

  test("whose details fail are null with an error, beside the box", async () => {
    const { fakes, bff } = await startNearSpringfield();
    await bff.ask("{ kioskStates { state } }");
    fakes.kiosks.failure = failureOf("kiosks");
    const answer = await bff.ask(NEAR, springfield);
    expect(answer).toMatchObject({
      data: { kiosksNear: { isWidened: false, nodes: null } },
      errors: [{ path: ["kiosksNear", "nodes"], extensions: { code: "UPSTREAM_STATUS", source: "kiosks" } }],
    });
  });

  test("that the backend no longer has are left out", async () => {
    const { fakes, bff } = await startNearSpringfield();
    await bff.ask("{ kioskStates { state } }");
    fakes.kiosks.all = fakes.kiosks.all.filter(({ locationId }) => locationId !== "1");
    await expect(near(bff, {})).resolves.toMatchObject({ ids: ["2"] });
  });
});

describe("kiosks in a box", () => {
  test("are those in it, the nearest to its middle first, and a moved box loads only new kiosks", async () => {
    const { fakes, bff } = await startNearSpringfield();
    const { data } = await bff.ask(IN_AREA, { bounds: box });
    expect(idsInArea(data)).toEqual(["2", "1", "3"]);
    expect(fakes.calls).toEqual(["kiosks.network", "kiosks.byIds 1,2,3"]);
    forget(fakes);
    await bff.ask(IN_AREA, { bounds: { ...box, maxLat: 46 } });
    expect(fakes.calls).toEqual(["kiosks.byIds 4"]);
  });

  test("are filtered before the limit applies", async () => {
    const { bff } = await startNearSpringfield();
    const ids = async (services: string[]) => idsInArea((await bff.ask(IN_AREA, { bounds: box, services, limit: 1 })).data);
    await expect(ids([])).resolves.toEqual(["2"]);
    await expect(ids(["CAR_KEYS"])).resolves.toEqual(["3"]);
    await expect(ids(["CAR_KEYS", "LOCKSMITH"])).resolves.toEqual([]);
  });

  test("come in pages, in one order, from any point", async () => {
    const { fakes, bff } = await startNearSpringfield();
    const part = async (offset: number, from: object | null = null) => {
      const { data } = await bff.ask(IN_PARTS, { bounds: box, from, offset });
      const { totalCount, nodes } = data!.kiosksInArea as { totalCount: number; nodes: { kiosk: { locationId: string } }[] };
      return [totalCount, ...idsOf(nodes.map(({ kiosk }) => kiosk))];
    };
    await expect(Promise.all([part(0), part(2), part(4)])).resolves.toEqual([[3, "2", "1"], [3, "3"], [3]]);
    await expect(part(0, { lat: 41, lng: -89.6 })).resolves.toEqual([3, "3", "2"]);
    // A page beyond the last one does not widen the box.
    const { data } = await bff.ask(
      `query ($lat: Float!, $lng: Float!) { kiosksNear(point: { lat: $lat, lng: $lng }, offset: 2) {
        totalCount isWidened nodes { distanceKm } } }`,
      springfield,
    );
    expect(data).toEqual({ kiosksNear: { totalCount: 2, isWidened: false, nodes: [] } });
    breakNetwork(fakes, async () => Promise.reject(failureOf("kiosks")));
    fakes.clock.now += SOURCE_LIFETIMES.network.ttlMs + SOURCE_LIFETIMES.network.staleMs;
    await expect(part(2)).resolves.toEqual([3, "3"]);
  });

  test.each([-1, 10_001])("are refused with the offset %i", async (offset) => {
    const { bff } = await startNearSpringfield();
    await expect(bff.ask(IN_PARTS, { bounds: box, offset })).resolves.toMatchObject({
      errors: [{ message: `offset must be from 0 to 10000; this is ${offset}.` }],
    });
  });

  test("are requested from the backend while the network fails, and cached for a minute", async () => {
    const { fakes, bff } = await startNearSpringfield();
    breakNetwork(fakes, async () => Promise.reject(failureOf("kiosks")));
    const { data } = await bff.ask(IN_AREA, { bounds: { ...box, minLat: 39.00004 }, limit: 2 });
    expect(idsInArea(data)).toHaveLength(2);
    const boxCall = "kiosks.inBounds 39,41,-90,-89 limit 2";
    expect(fakes.calls).toEqual(["kiosks.network", boxCall]);
    fakes.clock.now += 59_999;
    await bff.ask(IN_AREA, { bounds: box, limit: 2 });
    expect(fakes.calls.filter((call) => call === boxCall)).toHaveLength(1);
    fakes.clock.now += 1;
    await bff.ask(IN_AREA, { bounds: box, limit: 2 });
    expect(fakes.calls.filter((call) => call === boxCall)).toHaveLength(2);
  });
});

describe("a visitor with a token", () => {
  test("has kiosks loaded with the token and not cached, over the shared network", async () => {
    const { fakes, bff } = await startNearSpringfield();
    await bff.ask(NEAR, springfield);
    forget(fakes);
    const cookie = "token=T1";
    for (let times = 0; times < 2; times++) await bff.ask(NEAR, springfield, { cookie });
    expect(fakes.calls).toEqual(["kiosks.byIds 1,2 as T1", "kiosks.byIds 1,2 as T1"]);
    breakNetwork(fakes, async () => Promise.reject(failureOf("kiosks")));
    fakes.clock.now += SOURCE_LIFETIMES.network.ttlMs + SOURCE_LIFETIMES.network.staleMs;
    forget(fakes);
    await bff.ask(NEAR, springfield, { cookie });
    expect(fakes.calls).toEqual(["kiosks.network", "kiosks.inBounds 39.5101,40.0899,-89.9663,-89.2337 limit 20 as T1"]);
  });
});
