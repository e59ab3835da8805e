import { describe, expect, test } from "vitest";
import { boxAround, isWithin, keyOf, middleOf, roundOut } from "./bounds";
import { takeNearest } from "./distance";
import { createGrid } from "./grid";

const WORLD = { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 };

describe("a grid", () => {
  // Some crowds and, far apart, all the rest.
  const points = Array.from({ length: 3000 }, (_, index) => ({
    id: index,
    lat: index % 3 ? 40.7 + ((index * 0.377) % 1) : ((index * 37.7) % 180) - 90,
    lng: index % 3 ? -74 + ((index * 0.713) % 1) : ((index * 71.3) % 360) - 180,
  }));
  points.push({ id: -1, lat: 90, lng: 180 }, { id: -2, lat: -90, lng: -180 }, { id: -3, lat: 41, lng: -74 });
  const grid = createGrid<(typeof points)[number]>();
  for (const point of points) grid.add(point);
  const isEven = ({ id }: { id: number }) => id % 2 === 0;
  const boxes = [
    WORLD,
    { minLat: 40.2, maxLat: 41, minLng: -74, maxLng: -73.1 },
    { minLat: -10.5, maxLat: 60, minLng: -100.5, maxLng: 20 },
    { minLat: 60, maxLat: 90, minLng: -180, maxLng: 180 },
    { minLat: 41, maxLat: 41, minLng: -74, maxLng: -74 },
  ];

  test.each(boxes)("finds in %j what looking at each point finds", (bounds) => {
    const inside = points.filter((point) => isWithin(bounds, point));
    expect(inside.length).toBeGreaterThan(0);
    for (const from of [middleOf(bounds), { lat: 40.7, lng: -74 }, { lat: 89, lng: 179 }]) {
      for (const limit of [1, 20, 5000]) {
        const kmOf = (ranked: { distanceKm: number }[]) => ranked.map(({ distanceKm }) => distanceKm);
        expect(kmOf(grid.nearest(bounds, from, limit, () => true))).toEqual(kmOf(takeNearest(inside, from, limit)));
        expect(kmOf(grid.nearest(bounds, from, limit, isEven))).toEqual(kmOf(takeNearest(inside.filter(isEven), from, limit)));
      }
    }
  });

  test("looks at few of many points", () => {
    let looks = 0;
    grid.nearest(WORLD, { lat: 40.7, lng: -74 }, 5, () => ++looks > 0);
    expect(looks).toBeLessThan(1000);
  });
});

describe("a box", () => {
  test("around a point reaches as far as specified, or that many times as far", () => {
    expect(roundOut(boxAround({ lat: 40.7, lng: -74 }, 1))).toEqual({ minLat: 40.4101, maxLat: 40.9899, minLng: -74.3663, maxLng: -73.6337 });
    const wide = boxAround({ lat: 0, lng: 0 }, 32);
    expect(wide.maxLat).toBeCloseTo(9.2768);
    expect(wide.maxLng).toBeCloseTo(11.7216);
  });

  test("ends where the map ends", () => {
    expect(boxAround({ lat: 85, lng: -175 }, 32)).toMatchObject({ maxLat: 90, minLng: -180 });
    expect(boxAround({ lat: -85, lng: 175 }, 32)).toMatchObject({ minLat: -90, maxLng: 180 });
  });

  test("is rounded outwards, so that the same question is asked with the same text", () => {
    const box = { minLat: 40.41014, maxLat: 40.98981, minLng: -74.36631, maxLng: -73.63379 };
    expect(keyOf(roundOut(box))).toBe("40.4101,40.9899,-74.3664,-73.6337");
    expect(roundOut(roundOut(box))).toEqual(roundOut(box));
    expect(roundOut(WORLD)).toEqual(WORLD);
  });

  test("has a middle", () => {
    expect(middleOf({ minLat: 40, maxLat: 41, minLng: -75, maxLng: -73 })).toEqual({ lat: 40.5, lng: -74 });
  });
});
