import { describe, expect, it } from "vitest";
import type { View } from "./mapAdapter";
import { isCardBelow, sideOfCard, shiftForCard, shiftIntoView } from "./cardPosition";
import { project, unproject } from "./projection";

const view = (width: number, height: number): View => ({
  bounds: { minLat: 0, maxLat: 0, minLng: 0, maxLng: 0 },
  center: { lat: 40, lng: -83 },
  zoom: 11,
  isClosest: false,
  width,
  height,
});
/** The point at a pixel of a view. */
const pointAt = ({ center, zoom, width, height }: View, x: number, y: number) => {
  const middle = project(center, zoom);
  return unproject({ x: middle.x + x - width / 2, y: middle.y + y - height / 2 }, zoom);
};

describe("a card", () => {
  const wide = view(900, 800);

  it("stands to the right of its pin, to the left without room at the right, and below on a small map", () => {
    expect(sideOfCard(wide, pointAt(wide, 300, 400), [], undefined)).toBe("right");
    expect(sideOfCard(wide, pointAt(wide, 700, 400), [], undefined)).toBe("left");
    expect([isCardBelow(wide), isCardBelow(view(390, 340))]).toEqual([false, true]);
  });

  it("covers as few pins as possible, and not the searched point", () => {
    const [at, right, left] = [pointAt(wide, 450, 400), pointAt(wide, 560, 380), pointAt(wide, 300, 400)];
    expect(sideOfCard(wide, at, [right], undefined)).toBe("left");
    expect(sideOfCard(wide, at, [right, left, left], undefined)).toBe("right");
    expect(sideOfCard(wide, at, [left, left], right)).toBe("left");
    expect(sideOfCard(wide, pointAt(wide, 880, 400), [pointAt(wide, 700, 400)], undefined)).toBe("right");
  });

  it("moves the map only when card or pin would be outside of it", () => {
    expect(shiftForCard(wide, pointAt(wide, 300, 400), "right")).toEqual({ x: 0, y: 0 });
    // Below the map's key, too.
    const { y } = shiftForCard(wide, pointAt(wide, 300, 150), "right");
    expect(150 - y - 34 - 200 / 2).toBe(76);
    expect(shiftForCard(wide, pointAt(wide, 300, 795), "right").y).toBeGreaterThan(0);
    expect(shiftForCard(wide, pointAt(wide, 5, 400), "right").x).toBeLessThan(0);
  });

  it("keeps its pin in the uncovered part of a small map", () => {
    const small = view(390, 340);
    const { y } = shiftForCard(small, pointAt(small, 195, 300), "right");
    expect(300 - y).toBeLessThanOrEqual(340 - 200);
    expect(300 - y).toBeGreaterThan(40);
  });
});

it("a pin whose card is in a row below moves the map only when it is covered", () => {
  const phone = view(390, 720);
  const covered = { top: 118, bottom: 210 };
  expect(shiftIntoView(phone, pointAt(phone, 195, 400), covered)).toEqual({ x: 0, y: 0 });
  const { y } = shiftIntoView(phone, pointAt(phone, 195, 600), covered);
  expect(600 - y).toBe(720 - 210 - 40);
  expect(shiftIntoView(phone, pointAt(phone, 195, 600))).toEqual({ x: 0, y: 0 });
  expect(shiftIntoView(phone, pointAt(phone, 195, 60), covered).y).toBeLessThan(0);
});
