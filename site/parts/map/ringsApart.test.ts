import { expect, it } from "vitest";
import { clusterSize, type Marker } from "./markers";
import { pixelIn } from "./projection";
import { ringRadius, ringsApart } from "./ringsApart";
import { pin, ring as ringAt, view } from "./testing";

const ring = (city: string, kioskCount: number, x: number, y?: number): Marker => ({ ...ringAt(kioskCount, x, y), city });
const apart = (...markers: Marker[]) => ringsApart(markers, view);
/** Counts, and where markers stand from the map's middle. */
const placesOf = (markers: readonly Marker[]) =>
  markers.map((marker) => {
    const { x, y } = pixelIn(view, marker);
    return [marker.kioskCount, Math.round(x - 400), Math.round(y - 300)];
  });

it("rings and dots that are apart stay where they are, the largest first", () => {
  expect(placesOf(apart(pin("1", 100), ring("Waco", 5, 0), ring("Dallas", 177, -80)))).toEqual([
    [177, -80, 0],
    [5, 0, 0],
    [1, 100, 0],
  ]);
});

it("what a larger ring covers counts in it, which keeps its place and its city", () => {
  const [dallas, ...others] = apart(ring("Sherman", 4, 0, -30), ring("Dallas", 177, 0), pin("1", 20));
  expect(others).toEqual([]);
  expect(dallas).toMatchObject({ kioskCount: 182, city: "Dallas", hasOtherCities: true, locationId: null });
  expect(placesOf([dallas!])).toEqual([[182, 0, 0]]);
});

it("a ring that has grown counts what it covers then", () => {
  const [size, grown] = [clusterSize(100) / 2, clusterSize(200) / 2];
  const between = size + 17 - 6;
  expect(grown - size).toBeGreaterThan(3);
  expect(placesOf(apart(ring("Dallas", 100, 0), ring("Plano", 100, 10), ring("Waco", 4, -between)))).toEqual([[204, 0, 0]]);
});

it("what touches a larger ring stands beside it, four pixels clear", () => {
  const [austin, killeen] = apart(ring("Austin", 38, 0), ring("Killeen", 13, 42));
  const distance = ringRadius(austin!) + ringRadius(killeen!) + 4;
  expect(placesOf([austin!, killeen!])).toEqual([
    [38, 0, 0],
    [13, Math.round(distance), 0],
  ]);
});

it("what is wedged between larger rings counts in one of them", () => {
  const half = clusterSize(50) / 2 + clusterSize(4) / 2 - 6;
  const rings = [ring("Dallas", 50, -half), ring("Tyler", 50, half), ring("Waco", 4, 0)];
  expect(placesOf(apart(...rings)).map(([count]) => count)).toEqual([54, 50]);
});

it("a press of what has merged leads to where its parts are clear of each other", () => {
  const markers = [ring("Houston", 98, 0), ring("Galveston", 6, 20)];
  const [merged] = apart(...markers);
  expect(merged!.expansionZoom).toBeGreaterThanOrEqual(view.zoom + 1);
  expect(ringsApart(markers, { ...view, zoom: merged!.expansionZoom! })).toHaveLength(2);
  const [ofPoint] = apart(pin("1", 0), pin("2", 0));
  expect(ofPoint!.expansionZoom).toBeLessThan(20);
});

it("rings of a narrow map are smaller, so that more of them are apart", () => {
  const rings = [ring("San Antonio", 40, 0), ring("Austin", 38, 30)];
  expect(ringsApart(rings, view)).toHaveLength(1);
  expect(ringsApart(rings, { ...view, width: 390 })).toHaveLength(2);
});
