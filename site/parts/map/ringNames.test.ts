import { expect, it } from "vitest";
import type { Box } from "./mapAdapter";
import { keyOf, type Marker } from "./markers";
import { isFew, ringNamesOf } from "./ringNames";
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
    const across = name.left > 0 ? "right" : name.left + (name.box.right - name.box.left) < 0 ? "left" : "";
    const along = name.top > 0 ? "below" : name.top < -20 ? "above" : "";
    return `${name.text}, ${[along, across].filter(Boolean).join(" ")}`;
  });
};

it("a ring is called after its city, or after the area of its largest", () => {
  expect(namesOf([ring("Dallas", 188, 0), ring("Waco", 5, 0, 200, false)])).toEqual(["Dallas area, right", "Waco, right"]);
  const names = ringNamesOf([ring("Montréal", 9, 0)], view, [], "fr-ca");
  expect([...names.values()]).toEqual([expect.objectContaining({ text: "Région de Montréal", top: -10 })]);
});

it("a name covers no ring, other name or what floats on the map, and few dots", () => {
  expect(namesOf([ring("Dallas", 50, 0), ring("Tyler", 9, 80)])).toEqual(["Dallas area, left", "Tyler area, right"]);
  expect(namesOf([ring("Dallas", 50, 0), pin("7", 60)])).toEqual(["Dallas area, left", null]);
  const around = [pin("1", 60), pin("2", -60), pin("3", 0, -50), pin("4", 0, 45), pin("5", 20, 45)];
  expect(namesOf([ring("Dallas", 50, 0), ...around])[0]).toBe("Dallas area, above right");
  expect(namesOf([ring("Dallas", 50, 0)], [{ left: 420, right: 800, top: 0, bottom: 600 }])).toEqual(["Dallas area, left"]);
  expect(namesOf([ring("Dallas", 50, 0)], [{ left: 0, right: 800, top: 0, bottom: 600 }])).toEqual([null]);
});

it("a name stands beside its ring at an angle where rings are on all four sides", () => {
  const others = [ring("Tyler", 9, 80), ring("Abilene", 9, -100), ring("Sherman", 9, 0, -50), ring("Waco", 9, 0, 60)];
  expect(namesOf([ring("Dallas", 177, 0), ...others])[0]).toBe("Dallas area, above right");
});

it("a name is whole, and stands once, beside the largest ring", () => {
  expect(namesOf([ring("Dallas", 9, 390)])).toEqual(["Dallas area, left"]);
  expect(namesOf([ring("Dallas", 9, 0), ring("Dallas", 30, 0, 200), ring(null, 30, 0, -200)])).toEqual([null, "Dallas area, right", null]);
});

it("few kiosks are a dot, and so are some without a name", () => {
  const rings = [ring("Waco", 3, 0), ring("Austin", 4, 0, 200), ring(null, 9, 0, -200), ring(null, 10, 0, -100)];
  expect(namesOf(rings)).toEqual([null, "Austin area, right", null, null]);
  const names = ringNamesOf(rings, view, [], "en-us");
  expect(rings.map((one) => isFew(one, names))).toEqual([true, false, true, false]);
});
