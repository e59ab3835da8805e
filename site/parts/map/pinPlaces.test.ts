import { describe, expect, it } from "vitest";
import type { View } from "./mapAdapter";
import { keyOf, type Marker } from "./markers";
import { middleMarker, nextMarker, shiftsOf } from "./pinPlaces";

const pin = (locationId: string, lat: number, lng: number): Marker => ({ locationId, lat, lng, kioskCount: 1, expansionZoom: null });
const cluster = (lat: number, lng: number): Marker => ({ locationId: null, lat, lng, kioskCount: 9, expansionZoom: 3 });
const at = (count: number, lat = 41.123456, lng = -81.123456) => Array.from({ length: count }, (_, index) => pin(`${index}`, lat, lng));

describe("kiosks at one point", () => {
  it.each([2, 3, 4, 8, 9, 24, 25, 60])("%i of them stand apart, each to be chosen", (count) => {
    const places = [...shiftsOf(at(count)).values()];
    expect(places).toHaveLength(count);
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30);
  });

  it("are those within a metre; others and clusters stay where they are", () => {
    const near = [pin("a", 41.123456, -81.1), pin("b", 41.1234561, -81.1)];
    const markers = [...near, pin("c", 41.1236, -81.1), cluster(41.123456, -81.1), cluster(41.123456, -81.1)];
    expect([...shiftsOf(markers).keys()]).toEqual(["a", "b"]);
    expect(shiftsOf(at(1)).size).toBe(0);
  });
});

describe("arrow keys", () => {
  const view: View = {
    bounds: { minLat: -10, maxLat: 10, minLng: -10, maxLng: 10 },
    center: { lat: 0, lng: 0 },
    zoom: 5,
    width: 600,
    height: 600,
    isClosest: false,
  };
  const markers = [pin("middle", 0, 0), pin("north", 5, 0.5), pin("east", 0, 5), cluster(-5, 0), pin("far", 0, 80)];
  const shifts = shiftsOf(markers);
  const next = (from: string, key: string, all = markers) => {
    const marker = all.find(({ locationId }) => locationId === from)!;
    const neighbour = nextMarker(all, marker, key, view, shiftsOf(all));
    return neighbour && keyOf(neighbour);
  };

  it("lead to the nearest marker in their direction, within the view", () => {
    expect(next("middle", "ArrowUp")).toBe("north");
    expect(next("middle", "ArrowRight")).toBe("east");
    expect(next("middle", "ArrowDown")).toBe("-5,0,9");
    expect(next("middle", "ArrowLeft")).toBeUndefined();
    expect(next("east", "ArrowRight")).toBeUndefined();
    expect(next("north", "ArrowDown")).toBe("middle");
  });

  it("lead around the kiosks of one point", () => {
    const four = at(4, 0, 0);
    const seen = new Set(["0"]);
    let here = "0";
    for (const key of ["ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"]) seen.add((here = next(here, key, four)!));
    expect(seen.size).toBe(4);
  });

  it("begin at the marker nearest to the middle of the view", () => {
    expect(middleMarker(markers, view, shifts)?.locationId).toBe("middle");
    expect(middleMarker([pin("far", 0, 80)], view, shifts)).toBeUndefined();
  });
});
