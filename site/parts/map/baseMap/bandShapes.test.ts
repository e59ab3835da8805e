import { expect, it } from "vitest";
import { distanceKm } from "../../locator/distanceKm";
import { bandsAround, circleAround, dotsIn } from "./bandShapes";

const at = { lat: 40, lng: -83 };
const toPoint = ([lng, lat]: readonly number[]) => ({ lat: lat!, lng: lng! });

it("a circle is closed, and everywhere as far from its point as it says", () => {
  const circle = circleAround(at, 2);
  expect(circle.at(-1)![0]).toBeCloseTo(circle[0]![0]!, 9);
  for (const corner of circle) expect(distanceKm(at, toPoint(corner))).toBeCloseTo(2, 1);
});

it("bands are drawn from the outside to the inside, each with its ring; without a ring there is none", () => {
  const features = bandsAround(at, [1, 2]);
  expect(features.map(({ properties }) => properties)).toEqual([
    { kind: "band", step: 3 },
    { kind: "band", step: 1 },
    { kind: "band", step: 0 },
    { kind: "ring" },
    { kind: "ring" },
  ]);
  expect(bandsAround(at, [])).toEqual([]);
});

it("dots are half a mile or a kilometre apart, one of them at the point, and none where there would be thousands", () => {
  const dots = (reach: number, unit: "mi" | "km") => {
    const [feature] = dotsIn({ minLat: 40 - reach, maxLat: 40 + reach, minLng: -83 - reach, maxLng: -83 + reach }, at, unit);
    return feature ? (feature.geometry as GeoJSON.MultiPoint).coordinates : [];
  };
  for (const [unit, km] of [
    ["mi", 0.8047],
    ["km", 1],
  ] as const) {
    const points = dots(0.02, unit).map(toPoint);
    const distances = points.map((point) => distanceKm(at, point)).sort((a, b) => a - b);
    expect(distances[0]).toBeCloseTo(0, 6);
    expect(distances[1]).toBeCloseTo(km, 2);
  }
  expect(dots(3, "mi")).toEqual([]);
});
