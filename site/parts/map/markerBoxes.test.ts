import { expect, it } from "vitest";
import { markerBoxes } from "./markerBoxes";
import { pin, ring, view } from "./testing";

it("dots and rings take what shows of them", () => {
  const [dot, many] = markerBoxes([pin("1", 0), ring(4, 100)], [], view);
  expect([dot!.right - dot!.left, dot!.bottom - dot!.top]).toEqual([20, 20]);
  expect(many!.left).toBeCloseTo(view.width / 2 + 100 - 26, 0);
  expect(many!.bottom).toBeCloseTo(view.height / 2 + 26, 0);
});

it("a ring takes the place beside a pin that it has moved to", () => {
  const listed = pin("1", 100, 20);
  const [free] = markerBoxes([ring(4, 100)], [], view);
  const [moved] = markerBoxes([ring(4, 100)], [listed], view);
  expect(moved).not.toEqual(free);
});
