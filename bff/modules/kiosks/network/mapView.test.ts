import Supercluster from "supercluster";
import { describe, expect, test } from "vitest";
import { toServiceSet } from "#bff/sources/kiosks/serviceSet.ts";
import { MAX_MARKERS } from "./mapView";
import { openNetwork, type View } from "./networkIndex";
import { WORLD } from "./points";
import { NEVER, openPoints, point, type PointLine, scatterPoints, sortPoints } from "./testing";

// Enough of them for a thread.
const points = scatterPoints(3000);
const data = await sortPoints(points);
const index = openNetwork(data);
// The order of the points decides which of them form a cluster.
const inOrder = data.ids.map((id) => points[Number(id)]!);

const mapOf = (view: View) => index.map(view, NEVER);

/** Returns what supercluster itself finds in a box: the kiosks and the position of each marker. */
function askSupercluster(required: readonly PointLine[], { minLng, minLat, maxLng, maxLat }: typeof WORLD, zoom: number) {
  const clusters = new Supercluster<{ id: string }>({ radius: 60, extent: 256, minPoints: 2 }).load(
    required.map(({ locationId, lat, lng }) => ({
      type: "Feature",
      properties: { id: locationId },
      geometry: { type: "Point", coordinates: [lng, lat] },
    })),
  );
  return clusters
    .getClusters([minLng, minLat, maxLng, maxLat], zoom)
    .map(({ properties }) =>
      "cluster" in properties
        ? [properties.point_count, null, clusters.getClusterExpansionZoom(properties.cluster_id)]
        : [1, properties.id, null],
    );
}

const sorted = (markers: unknown[][]) => markers.map((one) => JSON.stringify(one)).sort();

describe("a map's markers", () => {
  test.each([
    [WORLD, 0, []],
    [WORLD, 2, []],
    [WORLD, 3, ["keyFobs", "carKeys"]],
    [{ minLat: 40.9, maxLat: 41.1, minLng: -73.9, maxLng: -73.7 }, 9, []],
    [{ minLat: 40.9, maxLat: 40.95, minLng: -73.8, maxLng: -73.77 }, 14, ["keyCopy"]],
    [{ minLat: 40.9, maxLat: 40.91, minLng: -73.8, maxLng: -73.79 }, 18, []],
    [{ minLat: -60, maxLat: 60, minLng: 160, maxLng: -150 }, 3, []],
  ])("in %j at zoom %i with %j are the same as supercluster's", async (bounds, zoom, services) => {
    const required = inOrder.filter((one) => services.every((service) => one.services.includes(service)));
    const { bounds: box, totalCount, markers } = await mapOf({ bounds, zoom, required: toServiceSet(services) });
    expect(sorted(markers.map(({ kioskCount, locationId, expansionZoom }) => [kioskCount, locationId, expansionZoom]))).toEqual(
      sorted(askSupercluster(required, box, zoom)),
    );
    expect(totalCount).toBe(index.search(box, toServiceSet(services)).totalCount);
  });

  test("together count all kiosks when the box is the world", async () => {
    const { totalCount, markers } = await mapOf({ bounds: WORLD, zoom: 1, required: 0 });
    expect([totalCount, markers.reduce((sum, { kioskCount }) => sum + kioskCount, 0)]).toEqual([3000, 3000]);
  });

  test.each([
    [5, 39.12, -89.65],
    [8, 39.123, -89.654],
    [12, 39.1235, -89.6543],
  ])("lie at their kiosks, rounded to less than a pixel, at zoom %i", async (zoom, lat, lng) => {
    const lonely = await openPoints([point("1", { lat: 39.123456, lng: -89.654321 })]);
    const { markers } = await lonely.map({ bounds: WORLD, zoom, required: 0 }, NEVER);
    expect(markers).toEqual([{ lat, lng, kioskCount: 1, locationId: "1", expansionZoom: null, city: null, hasOtherCities: false }]);
  });

  test("of a state are its kiosks alone, clustered by themselves", async () => {
    const lines = [
      point("1", { state: "TX", city: "El Paso", lat: 31.76, lng: -106.4 }),
      point("2", { state: "TX", city: "El Paso", lat: 31.77, lng: -106.41 }),
      point("3", { state: "NM", city: "Sunland Park", lat: 31.79, lng: -106.5 }),
      point("4", { state: "", city: "Nowhere", lat: 31.7, lng: -106.5 }),
    ];
    const network = await openPoints(lines);
    const countsOf = async (state?: string) => {
      const { markers, totalCount } = await network.map({ bounds: WORLD, zoom: 5, required: 0, state }, NEVER);
      return [totalCount, markers.map(({ kioskCount, city }) => [kioskCount, city])];
    };
    expect(await countsOf()).toEqual([4, [[4, "El Paso"]]]);
    expect(await countsOf("tx")).toEqual([2, [[2, "El Paso"]]]);
    expect(await countsOf("NM")).toEqual([1, [[1, null]]]);
    expect(await countsOf("ZZ")).toEqual([0, []]);
  });

  test("separate at the cluster's expansion zoom", async () => {
    const cluster = (await mapOf({ bounds: WORLD, zoom: 2, required: 0 })).markers.find(({ kioskCount }) => kioskCount > 100)!;
    const around = { minLat: cluster.lat - 30, maxLat: cluster.lat + 30, minLng: cluster.lng - 30, maxLng: cluster.lng + 30 };
    const countAt = async (zoom: number) =>
      (await mapOf({ bounds: around, zoom, required: 0 })).markers.filter(({ kioskCount }) => kioskCount === cluster.kioskCount).length;
    expect([await countAt(cluster.expansionZoom! - 1), await countAt(cluster.expansionZoom!)]).toEqual([1, 0]);
  });

  test("name a cluster after its city with most kiosks in all, and say whether it has kiosks of others", async () => {
    // Most kiosks of the first cluster are Salem's, but Springfield has more in all. The kiosks of the second are all Salem's.
    const springfield = [0, 1, 2, 3, 4].map((more) => point(`1${more}`, { lat: 45 + more, lng: -89.6 }));
    const salem = [0.01, 0.02].map((more) => point(`2${more}`, { lat: 45 + more, lng: -89.6, city: "Salem" }));
    const apart = [0, 0.01].map((more) => point(`3${more}`, { lat: 30 + more, lng: -89.6, city: "Salem" }));
    const nameless = [0, 0.01].map((more) => point(`4${more}`, { lat: 20 + more, lng: -89.6, city: "" }));
    const { markers } = await (
      await openPoints([...springfield, ...salem, ...apart, ...nameless])
    ).map({ bounds: WORLD, zoom: 7, required: 0 }, NEVER);
    const clusters = markers.filter(({ locationId }) => locationId === null);
    expect(clusters.map(({ kioskCount, city, hasOtherCities }) => [kioskCount, city, hasOtherCities]).sort()).toEqual([
      [2, null, false],
      [2, "Salem", false],
      [3, "Springfield", true],
    ]);
  });

  test("are few and short at every zoom, for the whole world, too", async () => {
    const many = await openPoints(
      Array.from({ length: 20_000 }, (_, row) =>
        point(`${100_000_000 + row}`, { lat: ((row * 37.713) % 170) - 85, lng: ((row * 71.377) % 360) - 180 }),
      ),
    );
    for (let zoom = 0; zoom <= 20; zoom++) {
      const { markers, totalCount } = await many.map({ bounds: WORLD, zoom, required: 0 }, NEVER);
      const answer = JSON.stringify({ data: { kioskMap: { markers: markers.map((marker) => ({ __typename: "MapMarker", ...marker })) } } });
      expect(totalCount).toBe(20_000);
      expect(markers.length).toBeLessThanOrEqual(MAX_MARKERS);
      expect(markers.length).toBeGreaterThan(10);
      expect(answer.length).toBeLessThan(50_000);
    }
  }, 60_000);

  test("are none when no kiosk offers the services, and in an empty box", async () => {
    const lonely = await openPoints([point("1", { services: ["keyCopy"] })]);
    await expect(lonely.map({ bounds: WORLD, zoom: 3, required: toServiceSet(["carKeys"]) }, NEVER)).resolves.toEqual({
      bounds: WORLD,
      totalCount: 0,
      markers: [],
    });
    await expect(
      lonely.map({ bounds: { minLat: 0, maxLat: 1, minLng: 0, maxLng: 1 }, zoom: 10, required: 0 }, NEVER),
    ).resolves.toMatchObject({
      totalCount: 0,
      markers: [],
    });
  });

  test("of nearly equal views are the same", async () => {
    const view = { bounds: { minLat: 40.5, maxLat: 40.9, minLng: -74.2, maxLng: -73.7 }, zoom: 10, required: 0 };
    const moved = { ...view, bounds: { minLat: 40.51, maxLat: 40.91, minLng: -74.19, maxLng: -73.69 } };
    expect(await mapOf(moved)).toBe(await mapOf(view));
    expect(await mapOf({ ...view, required: 1 })).not.toBe(await mapOf(view));
    expect(await mapOf({ ...view, zoom: 11 })).not.toBe(await mapOf(view));
  });
});
