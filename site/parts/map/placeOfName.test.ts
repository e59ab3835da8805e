import { expect, it } from "vitest";
import { boxOfName, placeOfName } from "./placeOfName";
import { unproject, project } from "./projection";

const at = { lat: 40, lng: -83 };
const view = { bounds: { minLat: 0, maxLat: 0, minLng: 0, maxLng: 0 }, center: at, zoom: 13, width: 800, height: 780, isClosest: false };
/** A kiosk some pixels to the right of the point, and below it. */
const kiosk = (x: number, y: number) => {
  const middle = project(at, 13);
  return unproject({ x: middle.x + x, y: middle.y + y }, 13);
};

it.each([
  [[], "below"],
  [[kiosk(10, 66)], "left"],
  [[kiosk(10, 66), kiosk(-50, 25)], "right"],
  [[kiosk(10, 66), kiosk(-50, 25), kiosk(50, 25)], "above"],
  [[kiosk(10, 66), kiosk(-50, 25), kiosk(50, 25), kiosk(0, -10)], "below"],
])("a name with kiosks at %j stands %s", (kiosks, side) => {
  expect(placeOfName("43215", at, view, kiosks)).toBe(side);
});

it("a name takes its letters' room on its side of the point", () => {
  expect(boxOfName("43215", at, view, [])).toEqual({ left: -31.25, right: 31.25, top: 24, bottom: 48 });
  expect(boxOfName("43215", at, view, [kiosk(10, 66)])).toEqual({
    left: -90.5,
    right: -28,
    top: -12,
    bottom: 12,
  });
});

it("a long name takes no more than what its place shows", () => {
  expect(boxOfName("10171 Gatepost Boulevard, Columbus", at, view, [])).toMatchObject({ left: -90, right: 90 });
});
