import { describe, expect, it } from "vitest";
import type { View } from "./mapAdapter";
import { clusterSize, keyOf, type Marker, markerOf } from "./markers";
import { project, unproject } from "./projection";

const view: View = {
  bounds: { minLat: 0, maxLat: 0, minLng: 0, maxLng: 0 },
  center: { lat: 40, lng: -83 },
  zoom: 11,
  isClosest: false,
  width: 800,
  height: 600,
};
/** A point this many pixels east of the center. */
const beside = (x: number) => unproject({ x: project(view.center, 11).x + x, y: project(view.center, 11).y }, 11);
const pin = (locationId: string, x: number): Marker => ({ ...beside(x), kioskCount: 1, locationId, expansionZoom: null });
const cluster = (kioskCount: number, x: number): Marker => ({ ...beside(x), kioskCount, locationId: null, expansionZoom: 13 });

it("a cluster's size depends on its number of kiosks", () => {
  expect([2, 12, 13, 40, 41, 100_000].map(clusterSize)).toEqual([44, 44, 52, 52, 60, 60]);
});

it("a marker keeps its key while it stands for the same kiosks at the same point", () => {
  expect(keyOf(pin("1", 0))).toBe(keyOf(pin("1", 50)));
  expect(keyOf(cluster(5, 0))).not.toBe(keyOf(cluster(6, 0)));
  expect(keyOf(cluster(5, 0))).not.toBe(keyOf(cluster(5, 1)));
});

describe("the marker of a kiosk of the list", () => {
  it("is the kiosk's own pin, even when a cluster is closer", () => {
    expect(markerOf([cluster(9, 0), pin("1", 5)], view, "1", view.center)?.locationId).toBe("1");
  });

  it("is the nearest cluster when it has no pin, never another kiosk's pin", () => {
    expect(markerOf([pin("2", 1), cluster(9, -60), cluster(4, 40)], view, "1", view.center)?.kioskCount).toBe(4);
  });

  it("is undefined when every cluster is too far away, or the kiosk's position is unknown", () => {
    expect(markerOf([cluster(9, 300)], view, "1", view.center)).toBeUndefined();
    expect(markerOf([cluster(9, 0)], view, "1", undefined)).toBeUndefined();
  });
});
