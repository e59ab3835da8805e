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

it("a name that edges cut everywhere shows on larger maps alone", () => {
  expect(placedWithin(-30, 30)).toEqual([expect.objectContaining({ from: 2 })]);
});
