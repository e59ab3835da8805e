import { expect, it } from "vitest";
import { RINGS, ringsAround, scaleOf } from "./distanceRings";
import type { View } from "./mapAdapter";

const at = { lat: 40, lng: -83 };
const viewAt = (zoom: number): View => ({
  bounds: { minLat: 0, maxLat: 0, minLng: 0, maxLng: 0 },
  center: at,
  zoom,
  isClosest: false,
  width: 800,
  height: 780,
});
const countsAt = (zoom: number, unit: "mi" | "km" = "mi") => ringsAround(at, viewAt(zoom), unit).map(({ count }) => count);

it.each([
  [14, [0.5, 1, 2], [1, 2]],
  [11, [3, 5, 10], [5, 10, 25]],
  [8, [25, 50], [50, 100]],
  [2, [], []],
])("at zoom %d they are %j miles or %j kilometres", (zoom, miles, kilometers) => {
  expect(countsAt(zoom)).toEqual(miles);
  expect(countsAt(zoom, "km")).toEqual(kilometers);
});

it("are smaller around the kiosk of a page, on a phone, too", () => {
  const counts = (zoom: number) => ringsAround(at, viewAt(zoom), "mi", [], [], RINGS.ofKiosk).map(({ count }) => count);
  expect([counts(14.6), counts(14.1)]).toEqual([
    [0.25, 0.5, 1],
    [0.25, 0.5, 1],
  ]);
});

it("have the radius of their distance", () => {
  // 256 pixels by 2 to the 14th are the equator's 40,075 km.
  const metersPerPixel = (40_075_017 * Math.cos((40 * Math.PI) / 180)) / (256 * 2 ** 14);
  const [ring] = ringsAround(at, viewAt(14), "km");
  expect(Math.abs(ring!.radiusPx - 1000 / metersPerPixel)).toBeLessThan(2);
});

it("have their label where no kiosk is, and in view", () => {
  const [ring] = ringsAround(at, viewAt(14), "km");
  expect(ring!.bearing).toBe(30);
  // North-east of the point, on the ring.
  const kiosk = { lat: 40.0078 - 0.0018, lng: -83 + 0.00587 };
  expect(ringsAround(at, viewAt(14), "km", [kiosk])[0]!.bearing).toBe(-30);
  const atEdge = { ...viewAt(14), center: { lat: 39.98, lng: -83 } };
  expect(Math.abs(ringsAround(at, atEdge, "km")[0]!.bearing!)).toBeGreaterThan(90);
  const column = { left: 400, right: 800, top: 0, bottom: 780 };
  expect(ringsAround(at, viewAt(14), "km", [], [column])[0]!.bearing).toBe(-30);
  expect(ringsAround(at, viewAt(14), "km", [], [{ ...column, left: 0 }])[0]!.bearing).toBeNull();
});

it("have their label below the large pin of a page's kiosk", () => {
  const [ring] = ringsAround(at, viewAt(14.6), "mi", [], [], RINGS.ofKiosk);
  expect(Math.abs(ring!.bearing!)).toBeGreaterThan(90);
});

it("are left out where they do not reach into the view", () => {
  const corner = { ...viewAt(14), width: 300, height: 300 };
  expect(ringsAround(at, corner, "mi").map(({ count }) => count)).toEqual([0.5]);
});

it.each([
  [12, "mi", 2],
  [12, "km", 2],
  [14, "mi", 0.5],
  [16, "mi", undefined],
] as const)("at zoom %d a scale in %s is %s long, and fits its corner", (zoom, unit, count) => {
  const scale = scaleOf(viewAt(zoom), unit);
  expect(scale?.count).toBe(count);
  expect(scale?.radiusPx ?? 0).toBeLessThanOrEqual(120);
});
