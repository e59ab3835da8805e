// @vitest-environment window
import { expect, it } from "vitest";
import { measureSlices } from "./measureSlices";

const rect = (top: number, height: number, width = 100) => ({ top, bottom: top + height, height, width }) as DOMRect;
const measure = (...slices: DOMRect[][]) =>
  measureSlices(slices.map((rects) => ({ fragment: { getClientRects: () => rects } as never }))).map(({ top, bottom, place }) => [
    top,
    bottom,
    place,
  ]);

it("a slice reaches from its highest to its lowest element", () => {
  expect(measure([rect(10, 50), rect(60, 40)])).toEqual([[10, 100, 0]]);
});

it("a slice with a curve ends where the next one begins", () => {
  expect(measure([rect(10, 50)], [], [rect(40, 60)])).toEqual([
    [10, 40, 0],
    [40, 40, 0],
    [40, 100, 0],
  ]);
});

it("slices that show nothing, or only scripts, are where the one before them ends", () => {
  expect(measure([rect(10, 50)], [], [rect(0, 0, 0)], [rect(70, 10)], [])).toEqual([
    [10, 60, 0],
    [60, 60, 0],
    [60, 60, 1],
    [70, 80, 0],
    [80, 80, 0],
  ]);
});

it("on a page without other slices they are where the content begins, also when the page is scrolled", () => {
  document.body.innerHTML = "<main></main>";
  document.querySelector("main")!.getBoundingClientRect = () => rect(-30, 500);
  Object.assign(window, { scrollY: 200 });
  expect(measure([])).toEqual([[170, 170, 0]]);
});
