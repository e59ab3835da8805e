import { describe, expect, onTestFinished, test } from "vitest";
import type { Bounds } from "#bff/lib/geo.ts";
import { SERVICE_KEYS } from "#bff/sources/kiosks/kiosk.ts";
import { toServiceSet } from "#bff/sources/kiosks/serviceSet.ts";
import { boxOfCircle, isWithin, middleOf, splitAtDateLine } from "../bounds";
import { distanceKm as kmBetween, takeNearest } from "../distance";
import { WORLD } from "./points";
import { NEVER, openPoints, point, type PointLine, scatterPoints } from "./testing";

const points = [
  ...scatterPoints(3000),
  point("north-east", { lat: 90, lng: 180 }),
  point("south-west", { lat: -90, lng: -180 }),
  point("edge", { lat: 41, lng: -74 }),
  // Two at the same point.
  point("twin", { lat: 41, lng: -74, services: ["keyFobs"] }),
];
const index = await openPoints(points);

const boxes: Bounds[] = [
  WORLD,
  { minLat: 40.2, maxLat: 41, minLng: -74, maxLng: -73.1 },
  { minLat: -10.5, maxLat: 60, minLng: -100.5, maxLng: 20 },
  { minLat: 60, maxLat: 90, minLng: -180, maxLng: 180 },
  { minLat: 41, maxLat: 41, minLng: -74, maxLng: -74 },
  // Across the antimeridian.
  { minLat: -50, maxLat: 50, minLng: 150, maxLng: -120 },
  { minLat: -90, maxLat: 90, minLng: 180, maxLng: -180 },
];
const filters = [[], ["keyCopy"], ["keyFobs", "become-locksmith"], [...SERVICE_KEYS]];

const offersAll = (services: readonly string[]) => (one: PointLine) => services.every((service) => one.services.includes(service));
const scan = (bounds: Bounds, services: readonly string[]) =>
  points.filter((one) => splitAtDateLine(bounds).some((box) => isWithin(box, one))).filter(offersAll(services));

describe.each([
  { lat: 40.7, lng: -74, km: 40 },
  { lat: 41, lng: -74, km: 1 },
  { lat: 60, lng: -100, km: 100 },
  { lat: 89.9, lng: 10, km: 100 },
])("within $km km of $lat, $lng", ({ km, ...from }) => {
  test.each(filters)("the count of kiosks with %s %s is the same as by a full scan", (...filter) => {
    const services = filter.filter(Boolean);
    const near = points.filter((one) => kmBetween(from, one) <= km);
    const counted = index.search(boxOfCircle(from, km), toServiceSet(services), { from, km });
    expect(counted.totalCount).toBe(near.filter(offersAll(services)).length);
    expect(counted.services.map(({ kioskCount }) => kioskCount)).toEqual(
      SERVICE_KEYS.map((service) => near.filter(offersAll([...services, service])).length),
    );
  });
});

describe.each(boxes)("in %j", (bounds) => {
  test.each(filters)("the count of kiosks with %s %s is the same as by a full scan", (...filter) => {
    const services = filter.filter(Boolean);
    const counted = index.search(bounds, toServiceSet(services));
    expect(counted.totalCount).toBe(scan(bounds, services).length);
    expect(counted.services).toEqual(SERVICE_KEYS.map((service) => ({ service, kioskCount: scan(bounds, [...services, service]).length })));
  });

  test("the nearest kiosks are the same as by a full scan", () => {
    expect(scan(bounds, []).length).toBeGreaterThan(0);
    for (const from of [middleOf(bounds), { lat: 40.7, lng: -74 }, { lat: 89, lng: 179 }, { lat: -45, lng: -179.9 }]) {
      for (const services of filters) {
        for (const limit of [1, 20, 5000]) {
          const { nearest } = index.search(bounds, toServiceSet(services));
          const found = nearest(from, limit);
          const expected = takeNearest(scan(bounds, services), from, limit);
          expect(found.map(({ distanceKm }) => distanceKm)).toEqual(expected.map(({ distanceKm }) => distanceKm));
          expect(new Set(found.map(({ locationId }) => locationId)).size).toBe(expected.length);
          // In pages, as a list requests them.
          const parts = [0, 7, 14].flatMap((offset) => nearest(from, 7, offset));
          expect(parts.slice(0, limit)).toEqual(found.slice(0, 21));
        }
      }
    }
  });
});

test("the nearest kiosks are found however far away they are", async () => {
  const from = { lat: -48.88, lng: -123.39 };
  const far = await openPoints([point("1"), point("2", { lat: 60, lng: 100 }), point("3", { lat: 61, lng: 100, services: ["keyFobs"] })]);
  expect(
    far
      .search(WORLD, 0)
      .nearest(from, 3)
      .map(({ locationId }) => locationId),
  ).toEqual(["1", "3", "2"]);
  expect(far.search(WORLD, toServiceSet(["keyFobs"])).nearest(from, 3)).toEqual([
    { locationId: "3", distanceKm: expect.closeTo(17_007, 0) },
  ]);
});

test("an empty box has no kiosks", () => {
  const none = { minLat: 0, maxLat: 0, minLng: 0.001, maxLng: 0.002 };
  const { totalCount, nearest } = index.search(none, 0);
  expect([totalCount, nearest({ lat: 0, lng: 0 }, 5)]).toEqual([0, []]);
});

describe("views of the map", () => {
  const lookAt = async () => {
    const opened = await openPoints(scatterPoints(2500));
    onTestFinished(opened.close);
    return (minLng: number, visitor: string, signal = NEVER) =>
      opened.map({ bounds: { ...WORLD, minLng }, zoom: 10, required: 0 }, signal, visitor);
  };

  test("are made in turn: one visitor's many neither delay another's few nor grow without end", async () => {
    const look = await lookAt();
    const order: string[] = [];
    const note = (visitor: string, minLng: number) => look(minLng, visitor).then(() => void order.push(visitor));
    const many = Array.from({ length: 150 }, (_, degrees) => note("greedy", degrees - 180));
    const answers = await Promise.allSettled([...many, note("other", 0), note("other", 1)]);
    expect(order.slice(0, 6).filter((visitor) => visitor === "other")).toHaveLength(2);
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(50);
    expect(refused[0]).toMatchObject({ reason: { name: "SourceError", code: "UPSTREAM_BUSY", source: "kiosks" } });
  });

  test("are not made for a visitor who has left", async () => {
    const look = await lookAt();
    const gone = new AbortController();
    const [first, second] = [look(0, "1"), look(1, "1", gone.signal)];
    gone.abort(new Error("gone"));
    await expect(second).rejects.toThrow("gone");
    await expect(first).resolves.toMatchObject({ bounds: { minLng: 0 } });
  });
});
