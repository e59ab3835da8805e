import { expect, it } from "vitest";
import { leansOf } from "./pinLeans";
import { pin, view } from "./testing";

it("pins apart stand upright", () => {
  expect([...leansOf([pin("1", 0), pin("2", 36), pin("3", -40)], view)]).toEqual([]);
});

it("a pin beside another leans away, and the earlier one stands", () => {
  const leans = leansOf([pin("1", 0), pin("2", 20), pin("3", -20)], view);
  expect(leans.get("1")).toBeUndefined();
  expect(leans.get("2")).toBeGreaterThan(0);
  expect(leans.get("3")).toBeLessThan(0);
});

it("a pin below the tip of another leans away", () => {
  const below = leansOf([pin("1", 0), pin("2", 0, 29)], view);
  expect(below.get("2")).toBeTruthy();
});

it("the chosen one stands, and pins that its larger head would cover lean away", () => {
  const pins = [pin("1", 0), pin("2", 40), pin("3", 60)];
  expect([...leansOf(pins, view)]).toEqual([["3", 34]]);
  expect(leansOf(pins, view, { chosen: pins[1] })).toEqual(
    new Map([
      ["1", -18],
      ["3", 50],
    ]),
  );
});

it("a pin leans out from below what covers the map, if it can", () => {
  // At the upper right of the middle of a map of 800 by 600 pixels.
  const button = { left: 400, right: 500, top: 200, bottom: 300 };
  const leans = leansOf([pin("1", 0), pin("2", -60), pin("3", 50, -40)], view, { covers: [button] });
  expect(leans.get("1")).toBeLessThan(0);
  expect(leans.get("2")).toBeUndefined();
  expect(leans.get("3")).toBeUndefined();
});

it("pins at one point all lean in directions of their own", () => {
  const pins = Array.from({ length: 6 }, (_, index) => pin(String(index), 0));
  const leans = pins.map(({ locationId }) => leansOf(pins, view).get(locationId!) ?? 0);
  expect(new Set(leans).size).toBe(6);
});

it("is done soon however many pins there are", () => {
  expect(
    leansOf(
      Array.from({ length: 100_000 }, (_, index) => pin(String(index), 0)),
      view,
    ).size,
  ).toBeLessThan(60);
});
