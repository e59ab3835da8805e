import { expect, it } from "vitest";
import type { Marker } from "../markers";
import { unproject } from "../projection";
import { placeRings } from "./placeRings";
import { createSheet } from "./sheet";

const sheet = createSheet({ minLat: 26, maxLat: 36.5, minLng: -106, maxLng: -94 }, "whole");
/** Returns a marker this many pixels east and south of the middle, where the picture is arranged for a large map. */
const at = (kioskCount: number, x: number, y: number, city: string | null = null): Marker => {
  const spot = sheet.toSpot(sheet.middle);
  const world = { x: sheet.world.left - sheet.drawn.left / sheet.units, y: sheet.world.top - sheet.drawn.top / sheet.units };
  const px = sheet.width / 441;
  const place = unproject({ x: world.x + (spot.x + x * px) / sheet.units, y: world.y + (spot.y + y * px) / sheet.units }, 0);
  return { ...place, kioskCount, city, hasOtherCities: true, locationId: null, expansionZoom: 9 };
};
/** Returns the dots, where the name of Dallas stands above its ring. */
const dotsWith = (x: number, y: number) => {
  const beside = [at(9, 62, 0), at(9, -62, 0), at(9, 0, 66)];
  const rings = placeRings({ groups: [at(170, 0, 0, "Dallas"), ...beside, at(1, x, y)] }, sheet).filter(({ size }) => size === 1);
  expect(rings.find(({ name }) => name)!.name).toMatchObject({ text: "Dallas area", side: "above" });
  return rings.filter(({ marker }) => marker.kioskCount === 1).length;
};

it("a dot is left out that a ring's name covers, or comes to cover on a larger map", () => {
  expect(dotsWith(0, -100)).toBe(1);
  expect(dotsWith(20, -50)).toBe(0);
  expect(dotsWith(40, -31)).toBe(0);
});
