import { expect, it } from "vitest";
import type { Town } from "../baseMap/baseMap";
import { placeLabels } from "./placeLabels";
import { createSheet } from "./sheet";

const sheet = createSheet({ minLat: 39, maxLat: 41, minLng: -84, maxLng: -82 });
/** In the middle of the sheet. */
const town: Town = ["Washington", -83, 40.006, 0];
const placedWithin = (left: number, right: number) =>
  placeLabels([town], 1, [], sheet, { hasMarks: true, isWhole: false, edges: { size: 1.8, left, right, top: -390, bottom: 390 } });
const sidesWithin = (left: number, right: number) => placedWithin(left, right).map(({ side }) => side);

it("a name stands where the edges of a map do not cut it", () => {
  expect(sidesWithin(-400, 400)).toEqual(["right"]);
  expect(sidesWithin(-400, 60)).toEqual(["left"]);
  expect(sidesWithin(-60, 60)).toEqual(["above"]);
});

it("a name leaves the heads of pins that lean free", () => {
  const middle = sheet.toSpot({ lng: -83, lat: 40.006 });
  const besidePin = (lean: number) => {
    const pin = { x: middle.x + 24 / sheet.scale, y: middle.y + 30 / sheet.scale, lean };
    const options = { hasMarks: true, isWhole: false, edges: { size: 1, left: -400, right: 400, top: -390, bottom: 390 } };
    return placeLabels([town], 1, [pin], sheet, options).map(({ side }) => side);
  };
  expect(besidePin(112)).toEqual(["right"]);
  expect(besidePin(0)).toEqual(["left"]);
});

it("a name that edges cut everywhere shows on larger maps alone", () => {
  expect(placedWithin(-30, 30)).toEqual([expect.objectContaining({ from: 2 })]);
});
