import { expect, it } from "vitest";
import { paddingOf, showsEnough } from "./firstView";

it("a list's kiosks leave room for what floats on the map; an area has the same margin on all sides", () => {
  expect(paddingOf("list", 800, 780, false)).toEqual({ top: 124, right: 130, bottom: 130, left: 130 });
  expect(paddingOf("list", 390, 720, true)).toEqual({ top: 170, right: 82, bottom: 240, left: 44 });
  expect(paddingOf("whole", 390, 236, true)).toEqual({ top: 0, right: 23.4, bottom: 28, left: 23.4 });
  expect(paddingOf("places", 840, 780, false)).toEqual({ top: expect.closeTo(234), right: 240, bottom: expect.closeTo(218.4), left: 240 });
  expect(paddingOf("places", 390, 280, true)).toEqual({ top: expect.closeTo(75.6), right: 117, bottom: 39.2, left: 78 });
  // With the number to call at the lower edge, by night.
  expect(paddingOf("list", 390, 644, true)).toEqual({ top: 170, right: 82, bottom: 240, left: 44 });
  expect(paddingOf("area", 390, 720, true)).toEqual({ top: 48, right: 48, bottom: 48, left: 48 });
});

it.each([
  [320, 240, true],
  [584, 200, false],
])("a good part of a small map of %d by %d is not margin", (width, height, isBelow) => {
  const { top, right, bottom, left } = paddingOf("list", width, height, isBelow);
  expect(width - left - right).toBeGreaterThan(width / 2);
  expect(height - top - bottom).toBeGreaterThan(height * 0.35);
});

it("five matches in view are enough", () => {
  const bounds = { minLat: 39, maxLat: 40, minLng: -84, maxLng: -83 };
  const inView = Array.from({ length: 5 }, () => ({ lat: 39.5, lng: -83.5 }));
  expect(showsEnough(bounds, inView)).toBe(true);
  expect(showsEnough(bounds, [...inView.slice(1), { lat: 41, lng: -83.5 }])).toBe(false);
});
