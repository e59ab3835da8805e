import { describe, expect, it } from "vitest";
import type { View } from "./mapAdapter";
import { clusterSize, keyOf, type Marker, markerOf } from "./markers";
import { project, unproject } from "./projection";

const view: View = {
  bounds: { minLat: 0, maxLat: 0, minLng: 0, maxLng: 0 },
  center: { lat: 40, lng: -83 },
  zoom: 11,
  width: 800,
  height: 600,
};
/** A point so many pixels beside the middle. */
const beside = (x: number) => unproject({ x: project(view.center, 11).x + x, y: project(view.center, 11).y }, 11);
const pin = (locationId: string, x: number): Marker => ({ ...beside(x), kiosks: 1, locationId, expansionZoom: null });
const cluster = (kiosks: number, x: number): Marker => ({ ...beside(x), kiosks, locationId: null, expansionZoom: 13 });

it("a cluster is as big as the look says", () => {
  expect([2, 12, 13, 40, 41, 100_000].map(clusterSize)).toEqual([44, 44, 52, 52, 60, 60]);
});

it("a marker is the same one as long as it stands for the same kiosks at the same place", () => {
  expect(keyOf(pin("1", 0))).toBe(keyOf(pin("1", 50)));
  expect(keyOf(cluster(5, 0))).not.toBe(keyOf(cluster(6, 0)));
  expect(keyOf(cluster(5, 0))).not.toBe(keyOf(cluster(5, 1)));
});

describe("the marker of a kiosk of the list", () => {
  it("is its own pin, however near a cluster is", () => {
    expect(markerOf([cluster(9, 0), pin("1", 5)], view, "1", view.center)?.locationId).toBe("1");
  });

  it("is the nearest cluster where it has none, never another kiosk's pin", () => {
    expect(markerOf([pin("2", 1), cluster(9, -60), cluster(4, 40)], view, "1", view.center)?.kiosks).toBe(4);
  });

  it("is none where every cluster is too far to hold it, or nobody knows where it is", () => {
    expect(markerOf([cluster(9, 300)], view, "1", view.center)).toBeUndefined();
    expect(markerOf([cluster(9, 0)], view, "1", undefined)).toBeUndefined();
  });
});
