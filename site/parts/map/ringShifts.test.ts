import { expect, it } from "vitest";
import type { View } from "./mapAdapter";
import type { Marker } from "./markers";
import { project, unproject } from "./projection";
import { ringShiftsOf } from "./ringShifts";

const view: View = {
  bounds: { minLat: 0, maxLat: 0, minLng: 0, maxLng: 0 },
  center: { lat: 40, lng: -83 },
  zoom: 11,
  isClosest: false,
  width: 800,
  height: 600,
};
const at = (x: number, y: number) => {
  const middle = project(view.center, 11);
  return unproject({ x: middle.x + x, y: middle.y + y }, 11);
};
const pin = (locationId: string, x: number, y = 0): Marker => ({ ...at(x, y), kioskCount: 1, locationId, expansionZoom: null });
const ring = (x: number, y: number): Marker => ({ ...at(x, y), kioskCount: 4, locationId: null, expansionZoom: 13 });

it("a ring clear of pins stays", () => {
  expect([...ringShiftsOf([ring(60, 0)], [pin("1", 0)], view)]).toEqual([]);
});

it("a ring below a pin's head moves aside, away from the pin beside it too", () => {
  const [alone] = ringShiftsOf([ring(0, -25)], [pin("1", 0)], view).values();
  expect(alone).toEqual({ x: 48, y: 0 });
  const [between] = ringShiftsOf([ring(0, -25)], [pin("1", 0), pin("2", 50)], view).values();
  expect(between).toEqual({ x: 0, y: 48 });
});

it("a ring among pins everywhere stays", () => {
  const pins = [-60, -30, 0, 30, 60].flatMap((x) => [-60, -30, 0, 30, 60].map((y) => pin(`${x} ${y}`, x, y)));
  expect([...ringShiftsOf([ring(0, 0)], pins, view)]).toEqual([]);
});
