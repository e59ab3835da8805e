import { expect, it } from "vitest";
import { phoneControls } from "./floatingBoxes";
import type { View } from "./mapAdapter";
import { clearOfPin, namesBeside } from "./namesBeside";
import { project, unproject } from "./projection";

const center = { lat: 40, lng: -83 };
const view = { center, zoom: 14.6, width: 520, height: 400 } as View;
const UNCOVERED = { top: 0, bottom: 0 };
/** A point this many pixels from the middle of the map, where the kiosk of the page is. */
const at = (x: number, y: number) => unproject({ x: project(center, 14.6).x + x, y: project(center, 14.6).y + y }, 14.6);
const kiosk = (x: number, y: number, name = "Saltbox Market", beside?: string) => ({ ...at(x, y), locationId: `${x},${y}`, name, beside });
const sideOf = (one: ReturnType<typeof kiosk>, others: ReturnType<typeof kiosk>[] = [], distances = [] as ReturnType<typeof at>[]) =>
  namesBeside([...others, one], { id: "subject", at: center }, view, phoneControls(view, UNCOVERED), distances).get(one.locationId);

it("a name stands at the right, unless the map's edge, the pin or a control is there", () => {
  expect(sideOf(kiosk(0, 60))).toBe("right");
  expect(sideOf(kiosk(200, 20))).toBe("left");
  expect(sideOf(kiosk(-40, -30))).toBe("left");
  expect(sideOf(kiosk(110, -150))).toBe("left");
});

it("a name avoids other dots, names and distances", () => {
  expect(sideOf(kiosk(0, 60), [kiosk(50, 60)])).toBe("left");
  expect(sideOf(kiosk(0, 60), [], [at(50, 60)])).toBe("left");
  expect(sideOf(kiosk(-20, 60), [kiosk(-10, 76)])).toBe("left");
});

it("a name that fits only above or below stands there, and one that fits nowhere is missing", () => {
  const long = "Windlass Marine & Hardware of the Lower Harbour";
  expect(sideOf(kiosk(0, 80, long))).toBe("above");
  expect(sideOf(kiosk(0, 24, long))).toBe("below");
  expect(sideOf(kiosk(-250, 0, long))).toBeUndefined();
  expect(sideOf(kiosk(-100, -198))).toBeUndefined();
});

it("a repeated name is as long as its street", () => {
  const long = "Windlass Marine & Hardware of the Lower Harbour";
  expect(sideOf(kiosk(0, 60, long, "Gate St"))).toBe("right");
});

it("a dot that the pin would cover is left out with its name", () => {
  const [under, beside, below] = [kiosk(-12, -60), kiosk(-40, -30), kiosk(0, 24)];
  expect(clearOfPin([under, beside, below], center, view)).toEqual([beside, below]);
  expect(sideOf(under)).toBeUndefined();
});
