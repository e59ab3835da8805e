import { describe, expect, test } from "vitest";
import { createNetwork, type Box } from "./network";
import { toLocation } from "./toLocation";

const network = createNetwork(7500);
const spots = Array.from({ length: network.count }, (_, index) => network.spot(index));

describe("createNetwork", () => {
  test("covers thousands of cities in every populated state and province", () => {
    expect(new Set(spots.map(({ cityIndex }) => cityIndex)).size).toBeGreaterThan(3000);
    expect(new Set(spots.map(({ city }) => city.state)).size).toBeGreaterThan(60);
  });

  test("names cities without the notes of their source", () => {
    expect(spots.map(({ city }) => city.name).filter((name) => /[()]/.test(name))).toEqual([]);
  });

  test("starts in the biggest cities", () => {
    const names = spots.slice(0, 5).map(({ city }) => city.name);
    expect(names).toEqual(["New York", "Los Angeles", "New York", "Chicago", "Toronto"]);
    expect(spots[0]?.locationId).toBe("100001");
  });

  test("keeps every kiosk unchanged when the network grows", () => {
    const small = createNetwork(300);
    for (const index of [0, 7, 299]) {
      expect(toLocation(network.spot(index))).toEqual(toLocation(small.spot(index)));
    }
  });

  test("finds a kiosk by its id, and nothing by an invalid id", () => {
    expect(network.indexOf("100001")).toBe(0);
    expect(network.indexOf("107500")).toBe(7499);
    for (const id of ["100000", "107501", "0100001", "1e5", "", "x"]) {
      expect(network.indexOf(id)).toBeUndefined();
    }
  });

  test.each<Box>([
    { minLat: 40.4, maxLat: 41, minLng: -74.3, maxLng: -73.6 },
    { minLat: 43.5, maxLat: 46.0001, minLng: -80, maxLng: -73.5 },
    { minLat: 10, maxLat: 11, minLng: -74, maxLng: -73 },
    { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 },
  ])("finds the same kiosks in a box as a search over all kiosks: %o", (box) => {
    const walked = spots
      .filter(({ lat }) => lat >= box.minLat && lat <= box.maxLat)
      .filter(({ lng }) => lng >= box.minLng && lng <= box.maxLng)
      .map(({ index }) => index);
    expect(network.within(box)).toEqual(walked);
  });
});
