import { expect, it } from "vitest";
import { distanceKm } from "../locator/distanceKm";
import { boundsAround, boundsOf, firstView, inhabitedPart } from "./boundsOf";

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
  expect(close.maxLat - close.minLat).toBeCloseTo(2.6 / 111.2, 3);
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

it("the first view of a search has the point and eight kiosks, without those far beyond the nearest", () => {
  const at = { lat: 40, lng: -83 };
  const east = (km: number) => ({ lat: 40, lng: -83 + km / 85.2 });
  const rows = [5, 6, 7, 8, 10, 12, 31, 14, 15].map(east);
  expect(firstView(at, rows)).toEqual(boundsOf([at, ...[5, 6, 7, 8, 10, 12, 14].map(east)]));
  expect(firstView(at, rows.slice(0, 2))).toEqual(boundsOf([at, ...rows.slice(0, 2)]));
  expect(firstView(at, [])).toBeNull();
  // The open kiosk that answers the search is in view, however far it is.
  expect(firstView(at, rows, east(31))).toEqual(boundsOf([at, ...[5, 6, 7, 8, 10, 12, 14, 31].map(east)]));
});

it("shows the part of a region where kiosks are, within the region, or the region itself if they are all over it", () => {
  const region = { minLat: 45, maxLat: 62, minLng: -80, maxLng: -57 };
  const at = (lat: number, lng: number) => ({ lat, lng });
  expect(inhabitedPart(region, [at(45.5, -73.5), at(48.5, -68.5)])).toEqual({ minLat: 45, maxLat: 49.1, minLng: -74.5, maxLng: -67.5 });
  expect(inhabitedPart(region, [at(46, -79), at(60, -60)])).toBe(region);
  expect(inhabitedPart(region, [])).toBe(region);
});
