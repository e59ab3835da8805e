import { describe, expect, test } from "vitest";
import { boundsOfTiles, tilesOf } from "./tiles";

const near = (bounds: object) => Object.fromEntries(Object.entries(bounds).map(([edge, degrees]) => [edge, expect.closeTo(degrees, 4)]));

describe("the tiles of a box", () => {
  test("cover it, and are the same for nearly equal boxes", () => {
    const box = { minLat: 40.5, maxLat: 40.9, minLng: -74.2, maxLng: -73.7 };
    const tiles = tilesOf(box, 10);
    const { minLat, maxLat, minLng, maxLng } = boundsOfTiles(tiles);
    expect(minLat <= box.minLat && maxLat >= box.maxLat && minLng <= box.minLng && maxLng >= box.maxLng).toBe(true);
    expect(maxLng - minLng).toBeLessThan(0.5 + (2 * 360) / 1024);
    expect(tilesOf({ minLat: 40.51, maxLat: 40.91, minLng: -74.19, maxLng: -73.69 }, 10)).toEqual(tiles);
  });

  test("reach to the poles", () => {
    expect(boundsOfTiles(tilesOf({ minLat: -88, maxLat: 89, minLng: 10, maxLng: 20 }, 3))).toEqual({
      minLat: -90,
      maxLat: 90,
      minLng: 0,
      maxLng: 45,
    });
    expect(boundsOfTiles(tilesOf({ minLat: 60, maxLat: 61, minLng: 10, maxLng: 20 }, 1))).toEqual({
      minLat: near({ a: 0 }).a,
      maxLat: 90,
      minLng: 0,
      maxLng: 180,
    });
  });

  test.each([0, 7, 20])("of the whole world are all tiles at zoom %i", (zoom) => {
    expect(boundsOfTiles(tilesOf({ minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 }, zoom))).toEqual({
      minLat: -90,
      maxLat: 90,
      minLng: -180,
      maxLng: 180,
    });
  });

  test("cross the antimeridian with the box, and cover the whole world when they meet", () => {
    expect(boundsOfTiles(tilesOf({ minLat: 50, maxLat: 60, minLng: 170, maxLng: -170 }, 4))).toMatchObject({
      minLng: 157.5,
      maxLng: -157.5,
    });
    expect(boundsOfTiles(tilesOf({ minLat: 50, maxLat: 60, minLng: 10, maxLng: -10 }, 3))).toMatchObject({ minLng: -180, maxLng: 180 });
    expect(boundsOfTiles(tilesOf({ minLat: 50, maxLat: 60, minLng: 10, maxLng: 5 }, 3))).toMatchObject({ minLng: -180, maxLng: 180 });
  });
});
