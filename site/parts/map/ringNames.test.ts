import { expect, it } from "vitest";
import type { Box } from "./mapAdapter";
import { keyOf, type Marker } from "./markers";
import { ringNamesOf } from "./ringNames";
import { pin, ring as ringAt, view } from "./testing";

const ring = (city: string | null, kioskCount: number, x: number, y?: number, hasOtherCities = true): Marker => ({
  ...ringAt(kioskCount, x, y),
  city,
  hasOtherCities,
});
const namesOf = (markers: Marker[], floating: Box[] = []) => {
  const names = ringNamesOf(markers, view, floating, "en-us");
  return markers.map((marker) => {
    const name = names.get(keyOf(marker));
    if (!name) return null;
    const { x, y } = name.shift;
    return `${name.text}, ${name.side}${x === 0 && y === 0 ? "" : ` ${x} ${y}`}`;
  });
};

it("a ring is called after its city, or after the area of its largest", () => {
  expect(namesOf([ring("Dallas", 188, 0), ring("Waco", 5, 0, 200, false)])).toEqual(["Dallas area, right", "Waco, right"]);
  const names = ringNamesOf([ring("Montréal", 9, 0)], view, [], "fr-ca");
  expect([...names.values()]).toEqual([expect.objectContaining({ text: "Région de Montréal", side: "right" })]);
});

it("a name stands on the first side where it covers no ring, dot, other name or what floats on the map", () => {
  const dallas = ring("Dallas", 50, 0);
  expect(namesOf([dallas, ring("Tyler", 9, 80)])).toEqual(["Dallas area, left", "Tyler area, right"]);
  expect(namesOf([dallas, pin("7", 60)])).toEqual(["Dallas area, left", null]);
  expect(namesOf([dallas, pin("1", 60), pin("2", -60)])[0]).toBe("Dallas area, above");
  expect(namesOf([dallas, pin("1", 60), pin("2", -60), pin("3", 0, -50)])[0]).toBe("Dallas area, below");
  expect(namesOf([dallas], [{ left: 420, right: 800, top: 0, bottom: 600 }])).toEqual(["Dallas area, left"]);
  expect(namesOf([dallas], [{ left: 0, right: 800, top: 0, bottom: 600 }])).toEqual([null]);
});

it("a name is nearer to its ring than to any dot", () => {
  const dallas = ring("Dallas", 50, 0);
  const { right } = ringNamesOf([dallas], view, [], "en-us").get(keyOf(dallas))!.box;
  const beyond = (px: number) => pin("1", right - view.width / 2 + px);
  expect(namesOf([dallas, beyond(20)])[0]).toBe("Dallas area, right");
  expect(namesOf([dallas, beyond(10)])[0]).toBe("Dallas area, left");
});

it("a name moves along its side where none has room for it in the middle", () => {
  const dots = [pin("1", 44), pin("2", -44), pin("3", 28, -40), pin("4", 28, 40)];
  expect(namesOf([ring("Dallas", 50, 0), ...dots])[0]).toBe("Dallas area, below -39 0");
});

it("a name moves as far as its end where nothing nearer is free", () => {
  const [left, right] = [
    { left: 0, right: 364 },
    { left: 403, right: 800 },
  ].map((box) => ({ ...box, top: 0, bottom: 600 }));
  const below = { left: 364, right: 403, top: 300, bottom: 600 };
  expect(namesOf([ring("Waco", 50, 0, 0, false)], [left!, right!, below])).toEqual(["Waco, above -17 0"]);
});

it("a ring is called after its largest city and more where the area's name has no room", () => {
  const [left, right] = [300, 500].map((x) => ({ left: x - 300, right: x, top: 0, bottom: 600 }));
  const beside = { left: 514, right: 800, top: 0, bottom: 600 };
  expect(namesOf([ring("Dallas", 50, 0)], [left!, beside, { ...right!, bottom: 260 }, { ...right!, top: 340 }])).toEqual([
    "Dallas+, right",
  ]);
});

it("the largest ring is named first", () => {
  expect(namesOf([ring("Tyler", 9, -80), ring("Dallas", 50, 80), pin("1", 140)])).toEqual(["Tyler area, left", "Dallas area, left", null]);
});

it("a name is whole, and stands once", () => {
  expect(namesOf([ring("Dallas", 9, 390)])).toEqual(["Dallas area, left"]);
  expect(namesOf([ring("Dallas", 9, 0), ring("Dallas", 30, 0, 200), ring(null, 30, 0, -200)])).toEqual([null, "Dallas area, right", null]);
});

it("dots have no name", () => {
  expect(namesOf([ring("Waco", 3, 0), ring("Austin", 4, 0, 200)])).toEqual([null, "Austin area, right"]);
});
