import { describe, expect, test, vi } from "vitest";
import { toServiceSet } from "../../../sources/kiosks/serviceSet";
import { MAX_MARKERS, MAX_ZOOM } from "./mapView";
import { openNetwork } from "./networkIndex";
import { buildPoints, point, type PointLine, scatterPoints } from "./testing";
import { clusterInThread } from "./thread";

const WORLD = { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 };
const points = scatterPoints(3000);

/** A network whose clusters are never ready. */
const openUnclustered = (all: readonly PointLine[]) => openNetwork(buildPoints(all), { cluster: () => new Promise(() => {}) });
const index = openUnclustered(points);
const sum = (markers: readonly { kioskCount: number }[]) => markers.reduce((all, { kioskCount }) => all + kioskCount, 0);

describe("a map whose clusters are being made", () => {
  test.each([
    [WORLD, 0, []],
    [WORLD, 2, []],
    [WORLD, 20, []],
    [WORLD, 4, ["keyFobs", "carKeys"]],
    [{ minLat: 40.9, maxLat: 41.1, minLng: -73.9, maxLng: -73.7 }, 9, []],
    [{ minLat: 40.9, maxLat: 40.95, minLng: -73.8, maxLng: -73.7 }, 12, ["keyCopy"]],
    [{ minLat: -60, maxLat: 60, minLng: 160, maxLng: -150 }, 3, []],
  ])("in %j at zoom %i with %j counts each kiosk once, in few markers at positions of kiosks", async (bounds, zoom, services) => {
    const wanted = toServiceSet(services);
    const { bounds: box, totalCount, markers, isRough } = await index.map({ bounds, zoom, wanted });
    expect([isRough, totalCount, sum(markers)]).toEqual([true, index.countIn(box, wanted).totalCount, totalCount]);
    expect(markers.length).toBeLessThanOrEqual(MAX_MARKERS);
    // The rounding of the zoom: to half a pixel, or to the sixth decimal.
    const half = Math.max(360 / (256 * 2 ** zoom), 1e-6) / 2 + 1e-9;
    const apart = markers.filter(
      ({ lat, lng }) => !points.some((one) => Math.abs(one.lat - lat) <= half && Math.abs(one.lng - lng) <= half),
    );
    expect(apart).toEqual([]);
  });

  test("has the ids of single kiosks, and for others a higher zoom", async () => {
    const { markers } = await index.map({ bounds: WORLD, zoom: 3, wanted: 0 });
    const [lonely, clusters] = [markers.filter(({ kioskCount }) => kioskCount === 1), markers.filter(({ kioskCount }) => kioskCount > 1)];
    expect(new Set(clusters.map(({ locationId, expansionZoom }) => `${locationId} ${expansionZoom}`))).toEqual(new Set(["null 4"]));
    expect(lonely.length).toBeGreaterThan(0);
    expect(lonely.map(({ locationId }) => points[Number(locationId)])).toEqual(
      lonely.map(({ lat, lng }) => expect.objectContaining({ lat: expect.closeTo(lat, 0), lng: expect.closeTo(lng, 0) })),
    );
  });

  test("shows each kiosk at its position, and counts none on an edge twice", async () => {
    const edges = openUnclustered([
      point("1", { lat: 0, lng: 0 }),
      point("2", { lat: 0, lng: -90 }),
      point("3", { lat: 0, lng: 180 }),
      point("4", { lat: 90, lng: 45 }),
    ]);
    for (const zoom of [1, 5]) expect(sum((await edges.map({ bounds: WORLD, zoom, wanted: 0 })).markers)).toBe(4);
    const twins = openUnclustered([point("1"), point("2"), point("3", { lat: 39.8005 })]);
    const close = { minLat: 39.79, maxLat: 39.81, minLng: -89.61, maxLng: -89.59 };
    const { markers } = await twins.map({ bounds: close, zoom: 17, wanted: 0 });
    expect(markers.map(({ kioskCount, locationId, expansionZoom }) => [kioskCount, locationId, expansionZoom]).sort()).toEqual([
      [1, "3", null],
      [2, null, 18],
    ]);
    expect(
      (await twins.map({ bounds: close, zoom: MAX_ZOOM, wanted: 0 })).markers.find(({ kioskCount }) => kioskCount > 1)?.expansionZoom,
    ).toBe(MAX_ZOOM);
  });

  test("is empty in an empty box", async () => {
    const cutters = openUnclustered([point("1", { services: ["keyCopy"] }), point("2", { lat: 41, services: ["keyCopy", "keyFobs"] })]);
    const empty = { isRough: true, totalCount: 0, markers: [] };
    await expect(cutters.map({ bounds: WORLD, zoom: 5, wanted: toServiceSet(["carKeys"]) })).resolves.toMatchObject(empty);
    await expect(cutters.map({ bounds: { minLat: 0, maxLat: 1, minLng: 0, maxLng: 1 }, zoom: 8, wanted: 0 })).resolves.toMatchObject(empty);
  });
});

test("a rough map is replaced by the clustered one once that is ready, and stays the same until then", async () => {
  let finish = () => {};
  const opened = openNetwork(buildPoints(points), {
    cluster: (...asked) => new Promise((resolve) => (finish = () => void clusterInThread(...asked).then(resolve))),
  });
  const view = { bounds: WORLD, zoom: 3, wanted: 0 };
  const rough = await opened.map(view);
  expect([rough.isRough, await opened.map(view)]).toEqual([true, rough]);
  finish();
  await opened.ready();
  const real = await opened.map(view);
  expect([real.isRough, await opened.map(view)]).toEqual([false, real]);
});

test("a map whose clusters fail is rough at once, reports the failure, and requests them again", async () => {
  const cluster = vi.fn<typeof clusterInThread>().mockRejectedValueOnce(new Error("broken")).mockImplementation(clusterInThread);
  const onFailure = vi.fn<(error: unknown) => void>();
  const opened = openNetwork(buildPoints(points), { cluster, onFailure });
  const view = { bounds: WORLD, zoom: 3, wanted: 1 };
  expect((await opened.map(view)).isRough).toBe(true);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error("broken"));
  await vi.waitUntil(async () => !(await opened.map(view)).isRough, { timeout: 20_000 });
  expect(cluster).toHaveBeenCalledTimes(2);
});
