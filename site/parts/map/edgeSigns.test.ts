import { expect, it } from "vitest";
import { edgeSignsOf, type SignedTown } from "./edgeSigns";
import type { View } from "./mapAdapter";

const center = { lat: 40, lng: -83 };
const view: View = {
  bounds: { minLat: 39.97, maxLat: 40.03, minLng: -83.04, maxLng: -82.96 },
  center,
  zoom: 13,
  width: 800,
  height: 780,
  isClosest: false,
};
const OPEN = { top: 0, bottom: 0 };
const town = (name: string, lat: number, lng: number, rank = 4): SignedTown => ({ name, lat, lng, rank });
const EAST = town("Bexley", 40, -82.86);
const namesOf = (towns: readonly SignedTown[], kiosks: { lat: number; lng: number }[] = [], from = view) =>
  edgeSignsOf(towns, from, OPEN, undefined, kiosks).map(({ name }) => name);

it("stand at the bearing of their towns, 16 pixels from the edge, with the distance from the searched point", () => {
  const [east, north, west] = edgeSignsOf([EAST, town("Worthington", 40.3, -83), town("Hilliard", 40.1, -83.4)], view, OPEN, center, []);
  expect(east).toMatchObject({ name: "Bexley", side: "right", x: 784, y: expect.closeTo(390, 0) });
  expect(east!.km).toBeCloseTo(12, 0);
  expect(north).toMatchObject({ side: "top", x: expect.closeTo(400, 0), y: 27 });
  expect(west).toMatchObject({ side: "left", x: 16 });
  expect(west!.y).toBeLessThan(390);
});

it("have no distance without a searched point, and stand clear of what covers the map", () => {
  const [sign] = edgeSignsOf([town("Worthington", 40.3, -83)], view, { top: 120, bottom: 200 }, undefined, []);
  expect(sign).toMatchObject({ km: null, y: 147 });
});

it("are of towns beyond the view that are near and large enough", () => {
  const [inView, small, far] = [town("Here", 40, -83), town("Hamlet", 40, -82.8, 7), town("Far", 40, -80)];
  expect(namesOf([inView, small, far])).toEqual([]);
  expect(namesOf([EAST], [], { ...view, zoom: 9 })).toEqual([]);
});

it("are two at an edge, or three at the sides of a tall map: the largest and nearest", () => {
  const east = [0.02, -0.02, 0.04, -0.04].map((up, i) => town(`E${i}`, 40 + up, -82.88 + i / 100));
  expect(namesOf(east)).toEqual(["E0", "E1", "E2"]);
  expect(namesOf(east, [], { ...view, height: 680 })).toEqual(["E0", "E1"]);
  expect(namesOf([0, 1, 2].map((i) => town(`N${i}`, 40.1, -83.04 + i / 25)))).toHaveLength(2);
  expect(namesOf([...east, town("Gahanna", 40.03, -82.84, 1)])).toEqual(["Gahanna", "E0", "E1"]);
});

it("are not of a second town far away at an edge", () => {
  expect(namesOf([town("Pickerington", 40, -82.75), town("Newark", 40.02, -82.7)])).toEqual(["Pickerington"]);
});

it("are as many as a narrow map has room for", () => {
  const around = Array.from({ length: 40 }, (_, i) => town(`T${i}`, 40 + 0.2 * Math.sin(i * 0.157), -83 + 0.25 * Math.cos(i * 0.157)));
  expect(namesOf(around, [], { ...view, width: 390 })).toHaveLength(4);
});

it("name towns in all directions at the same distance", () => {
  const far = [town("East", 40, -82.62), town("West", 40, -83.38), town("North", 40.29, -83), town("South", 39.71, -83)];
  expect(namesOf(far).toSorted()).toEqual(["East", "North", "South", "West"]);
});

it("move along their edge, so that they cover no other sign, no pin and no name on the map", () => {
  const [near, farther] = edgeSignsOf([town("Farther", 40.001, -82.85), EAST], view, OPEN, undefined, []);
  expect([near!.name, near!.x, Math.round(near!.y)]).toEqual(["Bexley", 784, 390]);
  expect([farther!.name, farther!.x]).toEqual(["Farther", 784]);
  expect(Math.abs(farther!.y - near!.y)).toBeGreaterThanOrEqual(22);
  const [sign] = edgeSignsOf([EAST], view, OPEN, undefined, [{ lat: 39.998, lng: -82.945 }]);
  expect(Math.abs(sign!.y - 390)).toBeGreaterThan(22);
  const [named] = edgeSignsOf([EAST, town("Eastmoor", 40, -82.945, 7)], view, OPEN, undefined, []);
  expect(Math.abs(named!.y - 390)).toBeGreaterThanOrEqual(22);
});

it("are left out where there is no room near their bearings, and stay within the map at its corners", () => {
  const column = { left: 700, right: 800, top: 200, bottom: 580 };
  expect(edgeSignsOf([EAST], view, OPEN, undefined, [], [column])).toEqual([]);
  const [corner] = edgeSignsOf([town("Grove City", 39.8, -83.262)], view, OPEN, undefined, []);
  expect(corner).toMatchObject({ name: "Grove City", side: "bottom" });
  expect(corner!.x).toBeGreaterThan(16 + 60);
});
