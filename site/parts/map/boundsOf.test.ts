import { expect, it } from "vitest";
import { boundsAround, boundsOf } from "./boundsOf";
import { distanceKm } from "../../screens/location/live/distance";

it("is the smallest box around points, and null without points", () => {
  expect(boundsOf([])).toBeNull();
  expect(
    boundsOf([
      { lat: 1, lng: -2 },
      { lat: 3, lng: -4 },
    ]),
  ).toEqual({ minLat: 1, minLng: -4, maxLat: 3, maxLng: -2 });
});

it("shows the surroundings of one point, and the neighbourhood of points that are close together", () => {
  const at = { lat: 39.96, lng: -83 };
  expect(boundsOf([at])).toEqual(boundsAround(at, 6));
  const close = boundsOf([at, { lat: 39.961, lng: -83.001 }])!;
  expect(close.maxLat - close.minLat).toBeCloseTo(4 / 111.2, 3);
});

it.each([0, 39.96, 64.8])("has the same distance to each side of a point at %d degrees", (lat) => {
  const middle = { lat, lng: -83 };
  const { minLat, minLng, maxLat, maxLng } = boundsAround(middle, 5);
  for (const edge of [
    { lat: minLat, lng: -83 },
    { lat: maxLat, lng: -83 },
    { lat, lng: minLng },
    { lat, lng: maxLng },
  ])
    expect(distanceKm(middle, edge)).toBeCloseTo(5, 1);
});

it("does not span the whole world near a pole", () => {
  const { minLng, maxLng } = boundsAround({ lat: 90, lng: 0 }, 5);
  expect(maxLng - minLng).toBeLessThanOrEqual(180);
});
