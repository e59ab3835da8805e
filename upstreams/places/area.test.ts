import { describe, expect, test } from "vitest";
import { contains, toCenter, toDistanceKm, toViewport } from "./area";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test("returns the great-circle distance", () => {
  expect(toDistanceKm(at(45.5017, -73.5673), at(43.6532, -79.3832))).toBeCloseTo(504, 0);
});

describe("an area", () => {
  const pacific = { rectangle: { low: at(-10, 170), high: at(10, -170) } };

  test("may cross the antimeridian", () => {
    expect(contains(pacific, at(0, 175))).toBe(true);
    expect(contains(pacific, at(0, -175))).toBe(true);
    expect(contains(pacific, at(0, 0))).toBe(false);
    expect(contains(pacific, at(11, 175))).toBe(false);
    expect(toCenter(pacific)).toEqual(at(0, -180));
  });

  test("may be a circle, which includes its edge", () => {
    const circle = { center: at(45, -75), radius: 1000 };
    expect(contains({ circle }, at(45.0089, -75))).toBe(true);
    expect(contains({ circle }, at(45.0091, -75))).toBe(false);
    expect(toCenter({ circle })).toEqual(circle.center);
  });
});

test("a viewport extends equally far in every direction", () => {
  const { low, high } = toViewport(at(60, -100), 10);
  expect(toDistanceKm(at(60, -100), at(high.latitude, -100))).toBeCloseTo(10, 0);
  expect(toDistanceKm(at(60, -100), at(60, low.longitude))).toBeCloseTo(10, 0);
});
