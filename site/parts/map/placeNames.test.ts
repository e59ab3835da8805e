import { expect, it } from "vitest";
import type { View } from "./mapAdapter";
import { placeNameBoxes, placeNames, townsOf } from "./placeNames";
import { project, unproject } from "./projection";

const center = { lat: 40, lng: -83 };
const view = { center, zoom: 6, width: 600, height: 400 } as View;
/** A place this many pixels from the middle of the map. */
const place = (x: number, y = 0, name = "Columbus, OH") => {
  const middle = project(center, 6);
  return { ...unproject({ x: middle.x + x, y: middle.y + y }, 6), name, href: `/key-services/?q=${name}` };
};
const sidesOf = (...pins: ReturnType<typeof place>[]) => placeNames(pins, view).map(({ side }) => side);

it("places name their towns, and kiosks name none", () => {
  const pins = [place(0), { ...center, name: "Saltbox Market" }];
  expect(townsOf(pins)).toEqual(["Columbus"]);
  expect(placeNames(pins, view)).toHaveLength(1);
});

it("the name of a place is at the right of its pin's head", () => {
  const [box] = placeNameBoxes([place(0)], view);
  expect(box!.left).toBeGreaterThan(300);
  expect(box!.right).toBeGreaterThan(400);
  expect(box!.bottom).toBeLessThan(200);
});

it("the name of a place is at the left where another pin, its name, or the map's edge is at the right", () => {
  expect(sidesOf(place(0), place(-60, 12))).toEqual(["right", "left"]);
  expect(sidesOf(place(250))).toEqual(["left"]);
});
