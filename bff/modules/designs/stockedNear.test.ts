import { describe, expect, test } from "vitest";
import { createFakes, failureOf, keyDesign, startBff } from "#tests/support/fakes.ts";
import { kioskAt } from "#tests/support/fakeKiosks.ts";

const HERE = { lat: 39.8, lng: -89.6 };
const NEAR = `query ($lat: Float!, $lng: Float!, $limit: Int! = 3) { keyDesign(skuId: 1) {
    stockedNear(point: { lat: $lat, lng: $lng }, first: $limit) { distanceKm kiosk { locationId } } } }`;
const STOCK = "query ($lat: Float!, $lng: Float!) { keyDesignsNear(point: { lat: $lat, lng: $lng }) { code skuIds } }";

/** Kiosks in a row to the north, a hundredth of a degree apart, each with the groups of one entry. */
async function start(...groupsOfKiosks: string[][]) {
  const fakes = createFakes();
  fakes.kiosks.designs = [keyDesign("WILD", 1), keyDesign("WILD", 2), keyDesign("HOME", 3)];
  fakes.kiosks.all = groupsOfKiosks.map((stocksDesignGroups, index) => ({
    ...kioskAt(`${index + 1}`, HERE.lat + index / 100, HERE.lng),
    stocksDesignGroups,
  }));
  const bff = await startBff(fakes);
  const near = async (variables: object = {}) => {
    const { data, errors } = await bff.ask(NEAR, { ...HERE, ...variables });
    const stocked = (data as { keyDesign: { stockedNear: { kiosk: { locationId: string } }[] | null } }).keyDesign.stockedNear;
    return { ids: stocked?.map(({ kiosk: { locationId } }) => locationId) ?? null, errors };
  };
  const countCalls = () => fakes.calls.filter((call) => call.startsWith("kiosks.stockIn")).length;
  return { fakes, bff, near, countCalls };
}

describe("kiosks that have a design in stock", () => {
  test("are the nearest whose groups contain it, each checked for its stock", async () => {
    const { near, countCalls } = await start(["HOME"], ["WILD"], [], ["WILD", "HOME"], ["WILD"], ["WILD"]);
    await expect(near()).resolves.toEqual({ ids: ["2", "4", "5"], errors: undefined });
    expect(countCalls()).toBe(3);
  });

  test("leave out kiosks where it is sold out, and continue with the next ones", async () => {
    const { fakes, near, countCalls } = await start(["WILD"], ["WILD"], ["WILD"], ["WILD"]);
    const { stockIn } = fakes.deps.sources.kiosks;
    fakes.deps.sources.kiosks.stockIn = async (bounds, options) => {
      const groups = await stockIn(bounds, options);
      const isSoldOut = bounds.minLat < HERE.lat + 0.015;
      return isSoldOut ? groups.map((group) => ({ ...group, designs: group.designs.slice(1), skuIds: group.skuIds.slice(1) })) : groups;
    };
    await expect(near({ limit: 1 })).resolves.toEqual({ ids: ["3"], errors: undefined });
    expect(countCalls()).toBe(3);
  });

  test("are farther away when none nearby has it, and nearby kiosks are not checked again", async () => {
    const { fakes, near, countCalls } = await start(["HOME"], ["WILD"], ["WILD"]);
    fakes.kiosks.all[2]!.geoLocation = { ...HERE, lat: HERE.lat + 2 };
    const { stockIn } = fakes.deps.sources.kiosks;
    fakes.deps.sources.kiosks.stockIn = async (bounds, options) =>
      bounds.minLat < HERE.lat + 1 ? (await stockIn(bounds, options), []) : stockIn(bounds, options);
    await expect(near()).resolves.toEqual({ ids: ["3"], errors: undefined });
    expect(countCalls()).toBe(2);
  });

  /** Kiosks nearby, and others two degrees farther north, all of which stock its group; the nearest `soldOut` of them have sold it out. */
  async function startSoldOut(around: number, farther: number, soldOut: number) {
    const started = await start(...Array.from({ length: around + farther }, () => ["WILD"]));
    const { kiosks, deps } = started.fakes;
    for (const { geoLocation } of kiosks.all.slice(around)) geoLocation!.lat += 2;
    const { stockIn } = deps.sources.kiosks;
    const firstLeft = kiosks.all[soldOut]?.geoLocation?.lat ?? Infinity;
    deps.sources.kiosks.stockIn = async (bounds, options) => {
      const groups = await stockIn(bounds, options);
      return bounds.maxLat < firstLeft ? [] : groups;
    };
    return started;
  }

  test("are the nearest that have it, before any farther away", async () => {
    const { near, countCalls } = await startSoldOut(13, 3, 12);
    await expect(near({ limit: 1 })).resolves.toEqual({ ids: ["13"], errors: undefined });
    expect(countCalls()).toBe(13);
  });

  test("are searched among two dozen at most, nearby and farther away together", async () => {
    const { near, countCalls } = await startSoldOut(14, 14, 28);
    await expect(near()).resolves.toEqual({ ids: [], errors: undefined });
    expect(countCalls()).toBe(24);
  });

  test("are not farther away than one that was not checked", async () => {
    const { near, countCalls } = await startSoldOut(26, 3, 26);
    await expect(near()).resolves.toEqual({ ids: [], errors: undefined });
    expect(countCalls()).toBe(24);
  });

  test("are those with its group when their stock is unknown", async () => {
    const { fakes, near } = await start(["HOME"], ["WILD"]);
    fakes.deps.sources.kiosks.stockIn = async () => Promise.reject(failureOf("kiosks"));
    await expect(near()).resolves.toEqual({ ids: ["2"], errors: undefined });
  });

  test("are none when no kiosk has its group", async () => {
    const { near, countCalls } = await start(["HOME"], []);
    await expect(near()).resolves.toEqual({ ids: [], errors: undefined });
    expect(countCalls()).toBe(0);
  });

  test.each([
    [{ limit: 0 }, "first must be from 1 to 6; this is 0."],
    [{ limit: 7 }, "first must be from 1 to 6; this is 7."],
    [{ lat: 91 }, "lat must be from -90 to 90 degrees; this is 91."],
  ])("are refused for %j", async (variables, message) => {
    const { near } = await start(["WILD"]);
    await expect(near(variables)).resolves.toMatchObject({ ids: null, errors: [{ message }] });
  });
});

describe("what is in stock around a point", () => {
  test("is that of the search box, which is never widened", async () => {
    const { fakes, bff } = await start(["WILD"], ["HOME"]);
    await expect(bff.ask(STOCK, HERE)).resolves.toMatchObject({
      data: {
        keyDesignsNear: [
          { code: "WILD", skuIds: [1, 2] },
          { code: "HOME", skuIds: [3] },
        ],
      },
    });
    expect(fakes.calls).toEqual(["kiosks.stockIn 39.5101,40.0899,-89.9663,-89.2337"]);
    await expect(bff.ask(STOCK, { lat: 45, lng: -60 })).resolves.toMatchObject({ data: { keyDesignsNear: [] } });
    expect(fakes.calls).toHaveLength(2);
  });

  test("is refused for an invalid point", async () => {
    const { fakes, bff } = await start();
    await expect(bff.ask(STOCK, { lat: 1, lng: 181 })).resolves.toMatchObject({
      errors: [{ message: "lng must be from -180 to 180 degrees; this is 181." }],
    });
    expect(fakes.calls).toEqual([]);
  });
});
