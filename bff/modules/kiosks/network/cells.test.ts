import { expect, it } from "vitest";
import { cellsOf } from "./cells";

const points = (...at: [lat: number, lng: number][]) => ({
  lats: Float64Array.from(at, ([lat]) => lat),
  lngs: Float64Array.from(at, ([, lng]) => lng),
  services: new Uint8Array(at.length),
  cities: new Uint32Array(at.length),
  states: new Uint32Array(at.length),
});

it("counts the chosen kiosks of each half degree, around their middle, from the south", () => {
  const all = points([40.1, -83.1], [40.2, -83.2], [40.6, -83.1], [-0.1, 0.1], [0.1, -0.1], [0.1, 0.1]);
  expect(cellsOf(all, Uint32Array.of(2, 0, 1))).toEqual([
    { lat: 40.15, lng: -83.15, kioskCount: 2 },
    { lat: 40.6, lng: -83.1, kioskCount: 1 },
  ]);
  expect(cellsOf(all, Uint32Array.of(3, 4, 5))).toHaveLength(3);
});
