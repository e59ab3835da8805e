import { expect, it } from "vitest";
import { ringShiftsOf } from "./ringShifts";
import { pin, ring, view } from "./testing";

it("a ring clear of pins stays", () => {
  expect([...ringShiftsOf([ring(4, 60)], [pin("1", 0)], view)]).toEqual([]);
});

it("a ring below a pin's head moves aside, away from the pin beside it too", () => {
  const [alone] = ringShiftsOf([ring(4, 0, -25)], [pin("1", 0)], view).values();
  expect(alone).toEqual({ x: 48, y: 0 });
  const [between] = ringShiftsOf([ring(4, 0, -25)], [pin("1", 0), pin("2", 50)], view).values();
  expect(between).toEqual({ x: 0, y: 48 });
});

it("a ring among pins everywhere stays", () => {
  const pins = [-60, -30, 0, 30, 60].flatMap((x) => [-60, -30, 0, 30, 60].map((y) => pin(`${x} ${y}`, x, y)));
  expect([...ringShiftsOf([ring(4, 0)], pins, view)]).toEqual([]);
});
