import { expect, it } from "vitest";
import { distanceKm } from "./distanceKm";

it.each([
  [{ lat: 39.96, lng: -83 }, { lat: 39.96, lng: -83 }, 0],
  [{ lat: 40.7128, lng: -74.006 }, { lat: 34.0522, lng: -118.2437 }, 3936],
  [{ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111],
  [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20015],
])("from %j to %j it is %i km", (from, to, km) => {
  expect(Math.round(distanceKm(from, to))).toBe(km);
});
