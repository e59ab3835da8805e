import { describe, expect, it } from "vitest";
import type { View } from "./mapAdapter";
import { contains, insetBounds, boundsForZoom, pixelIn, project, toBox, unproject } from "./projection";

const box = (minLat: number, minLng: number, maxLat: number, maxLng: number) => ({ minLat, minLng, maxLat, maxLng });
const columbus = { lat: 39.9612, lng: -82.9988 };
const view: View = { bounds: box(0, 0, 0, 0), center: columbus, zoom: 11, width: 800, height: 600, isClosest: false };

describe("the projection", () => {
  it("makes the world 256 pixels wide at zoom 0 and doubles it at each level", () => {
    expect(project({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
    expect(project({ lat: 0, lng: 180 }, 1).x).toBe(512);
    expect(project({ lat: 90, lng: 0 }, 0).y).toBeCloseTo(0, 3);
  });

  it("is reversible", () => {
    const there = unproject(project(columbus, 13.4), 13.4);
    expect(there.lat).toBeCloseTo(columbus.lat, 9);
    expect(there.lng).toBeCloseTo(columbus.lng, 9);
  });

  it("puts a view's center in its middle, and takes the shorter way around the world", () => {
    expect(pixelIn(view, columbus)).toEqual({ x: 400, y: 300 });
    const aleutians: View = { ...view, center: { lat: 52, lng: 179.9 }, zoom: 8 };
    expect(pixelIn(aleutians, { lat: 52, lng: -179.9 }).x).toBeCloseTo(400 + (0.2 / 360) * 65536, 6);
  });
});

describe("the part of a view to search", () => {
  it("leaves out the padding that fitting a map to it adds", () => {
    const area = insetBounds(view, 48);
    const [upperLeft, lowerRight] = [
      pixelIn(view, { lat: area.maxLat, lng: area.minLng }),
      pixelIn(view, { lat: area.minLat, lng: area.maxLng }),
    ];
    expect(upperLeft.x).toBeCloseTo(48, 6);
    expect(upperLeft.y).toBeCloseTo(48, 6);
    expect(lowerRight.x).toBeCloseTo(752, 6);
    expect(lowerRight.y).toBeCloseTo(552, 6);
  });

  it("is not empty when the map is smaller than its padding", () => {
    const area = insetBounds({ ...view, width: 60, height: 40 }, 48);
    expect(area.maxLat).toBeGreaterThan(area.minLat);
    expect(area.maxLng).toBeGreaterThan(area.minLng);
  });
});

describe("a box that a map may be fitted to", () => {
  /** Width and height of a box in pixels at a zoom. */
  const sizeOf = ({ minLat, minLng, maxLat, maxLng }: ReturnType<typeof box>, zoom: number) => {
    const [from, to] = [
      project({ lat: minLat, lng: minLng }, zoom),
      project({ lat: maxLat, lng: maxLng < minLng ? maxLng + 360 : maxLng }, zoom),
    ];
    return [to.x - from.x, from.y - to.y].map(Math.round);
  };
  const at = ({ lat, lng }: { lat: number; lng: number }) => box(lat, lng, lat, lng);

  it("grows around a single point to what the map shows at the zoom", () => {
    const around = boundsForZoom(at(columbus), 15, 400, 300);
    expect(sizeOf(around, 15)).toEqual([400, 300]);
    expect((around.minLng + around.maxLng) / 2).toBeCloseTo(columbus.lng, 9);
    expect((around.minLat + around.maxLat) / 2).toBeCloseTo(columbus.lat, 5);
  });

  it("grows only in the direction in which it is too small", () => {
    expect(sizeOf(boundsForZoom(box(39.9, -83, 40.1, -83), 15, 400, 300), 15)).toEqual([400, sizeOf(box(39.9, -83, 40.1, -83), 15)[1]]);
  });

  it("is unchanged when it is large enough or the map has no size", () => {
    const city = box(39.8, -83.2, 40.1, -82.8);
    for (const size of [400, 0, -96])
      for (const [edge, degrees] of Object.entries(boundsForZoom(city, 15, size, size)))
        expect(degrees).toBeCloseTo(city[edge as keyof typeof city], 9);
  });

  it("may cross the antimeridian", () => {
    expect(sizeOf(boundsForZoom(at({ lat: 52, lng: 180 }), 15, 400, 300), 15)).toEqual([400, 300]);
    expect(sizeOf(boundsForZoom(box(51, 179, 52, -179), 8, 10, 10), 8)).toEqual(sizeOf(box(51, 179, 52, -179), 8));
  });
});

describe("contains", () => {
  it.each([
    [box(0, 0, 10, 10), box(1, 1, 9, 9), true],
    [box(0, 0, 10, 10), box(0, 0, 10, 10), true],
    [box(0, 0, 10, 10), box(1, 1, 11, 9), false],
    [box(0, 0, 10, 10), box(1, -1, 9, 9), false],
    // One of them or both cross the antimeridian.
    [box(0, 170, 10, -170), box(1, 175, 9, 179), true],
    [box(0, 170, 10, -170), box(1, -179, 9, -175), true],
    [box(0, 170, 10, -170), box(1, 175, 9, -175), true],
    [box(0, 170, 10, -170), box(1, 160, 9, -175), false],
    [box(0, -180, 10, 180), box(1, 175, 9, -175), true],
    [box(0, 170, 10, 180), box(1, 175, 9, -175), false],
  ])("%j, %j: %s", (outer, inner, expected) => {
    expect(contains(outer, inner)).toBe(expected);
  });
});

it("a box is limited and rounded to what the BFF accepts", () => {
  expect(toBox(box(-95, -200, 95, 200))).toEqual(box(-90, -180, 90, 180));
  expect(toBox(box(1, 170, 2, 190))).toEqual(box(1, 170, 2, -170));
  expect(toBox(box(1.123456789, -190, 2, -170))).toEqual(box(1.12346, 170, 2, -170));
});
