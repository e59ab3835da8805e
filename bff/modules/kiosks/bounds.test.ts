import { describe, expect, test } from "vitest";
import { boxAround, keyOf, middleOf, roundOut, splitAtDateLine } from "./bounds";

const WORLD = { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 };

describe("a box", () => {
  test("around a point has the specified size, times a factor", () => {
    expect(roundOut(boxAround({ lat: 40.7, lng: -74 }, 1))).toEqual({
      minLat: 40.4101,
      maxLat: 40.9899,
      minLng: -74.3663,
      maxLng: -73.6337,
    });
    const wide = boxAround({ lat: 0, lng: 0 }, 32);
    expect(wide.maxLat).toBeCloseTo(9.2768);
    expect(wide.maxLng).toBeCloseTo(11.7216);
  });

  test("ends at the edges of the map", () => {
    expect(boxAround({ lat: 85, lng: -175 }, 32)).toMatchObject({ maxLat: 90, minLng: -180 });
    expect(boxAround({ lat: -85, lng: 175 }, 32)).toMatchObject({ minLat: -90, maxLng: 180 });
  });

  test("is rounded outwards, so that nearly equal boxes have the same key", () => {
    const box = { minLat: 40.41014, maxLat: 40.98981, minLng: -74.36631, maxLng: -73.63379 };
    expect(keyOf(roundOut(box))).toBe("40.4101,40.9899,-74.3664,-73.6337");
    expect(roundOut(roundOut(box))).toEqual(roundOut(box));
    expect(roundOut(WORLD)).toEqual(WORLD);
  });

  test("has a middle", () => {
    expect(middleOf({ minLat: 40, maxLat: 41, minLng: -75, maxLng: -73 })).toEqual({ lat: 40.5, lng: -74 });
  });

  test("across the antimeridian has a middle and two halves, and any other box is not split", () => {
    const box = { minLat: 0, maxLat: 10, minLng: 170, maxLng: -150 };
    expect(middleOf(box)).toEqual({ lat: 5, lng: -170 });
    expect(middleOf({ ...box, minLng: 150, maxLng: -170 })).toEqual({ lat: 5, lng: 170 });
    expect(splitAtDateLine(box)).toEqual([
      { ...box, maxLng: 180 },
      { ...box, minLng: -180 },
    ]);
    expect(splitAtDateLine(WORLD)).toEqual([WORLD]);
  });
});
