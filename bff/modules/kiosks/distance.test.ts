import { expect, test } from "vitest";
import { distanceKm, takeNearest } from "./distance";

const newYork = { lat: 40.7128, lng: -74.006 };

test.each([
  ["Boston", { lat: 42.3601, lng: -71.0589 }, 306],
  ["Los Angeles", { lat: 34.0522, lng: -118.2437 }, 3936],
  ["itself", newYork, 0],
  ["the other side of the world", { lat: -40.7128, lng: 105.994 }, 20_015],
])("the distance from New York to %s is correct", (_, point, km) => {
  expect(distanceKm(newYork, point)).toBeCloseTo(km, -0.5);
  expect(distanceKm(point, newYork)).toBeCloseTo(distanceKm(newYork, point), 6);
});

test("the nearest items are those that sorting all of them puts first, whatever their order", () => {
  const points = Array.from({ length: 200 }, (_, index) => ({ lat: (index * 37) % 83, lng: (index * 71) % 179 }));
  const nearest = takeNearest(points, newYork, 7);
  const sorted = points.map((item) => ({ item, distanceKm: distanceKm(newYork, item) })).sort((a, b) => a.distanceKm - b.distanceKm);
  expect(nearest).toEqual(sorted.slice(0, 7));
  expect(takeNearest(points.toReversed(), newYork, 7)).toEqual(nearest);
  expect(takeNearest(points, newYork, 500)).toHaveLength(200);
});
