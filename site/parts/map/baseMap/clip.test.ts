import { expect, it } from "vitest";
import { clipLine, clipRing } from "./clip";

const rect = { left: 0, top: 0, right: 10, bottom: 10 };
const spots = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));
const area = (ring: readonly { x: number; y: number }[]) =>
  Math.abs(ring.reduce((sum, { x, y }, i) => sum + x * ring[(i + 1) % ring.length]!.y - ring[(i + 1) % ring.length]!.x * y, 0)) / 2;

it("keeps a ring within the rectangle, and drops one outside", () => {
  const inside = spots([2, 2], [8, 2], [5, 8]);
  expect(clipRing(inside, rect)).toEqual(inside);
  expect(clipRing(spots([20, 20], [30, 20], [25, 30]), rect)).toEqual([]);
});

it("fills the rectangle with a ring around it, and cuts one that reaches beyond it", () => {
  expect(area(clipRing(spots([-5, -5], [15, -5], [15, 15], [-5, 15]), rect))).toBe(100);
  expect(area(clipRing(spots([-5, 5], [15, 5], [15, 20], [-5, 20]), rect))).toBe(50);
});

it("splits a line where it leaves the rectangle", () => {
  const line = spots([5, 5], [5, 20], [30, 20], [30, 5], [5, 5]);
  expect(clipLine(line, rect)).toEqual([spots([5, 5], [5, 20]), spots([30, 5], [5, 5])]);
  expect(clipLine(spots([20, 20], [30, 30]), rect)).toEqual([]);
});
