import { expect, it } from "vitest";
import { builtUpIn } from "./builtUp";
import { outlinesOf } from "./outlines";
import { ringArea } from "./simplify";

const KM2 = 111.2 ** 2;
const town = (lng: number, lat: number, population: number) => ({ lng, lat, population });

it("an outline is a closed ring where the level is crossed; a hole in it is filled", () => {
  const rows = ["000000", "011110", "010010", "011110", "000000"];
  const values = Float32Array.from(rows.join(""), Number);
  const [ring, ...others] = outlinesOf({ values, width: 6, height: 5 }, 0.5);
  expect(others).toEqual([]);
  expect(ring!.at(-1)).toEqual(ring![0]);
  expect(ringArea(ring!)).toBeCloseTo(4 * 3 - 0.5, 1);
});

it("what touches at a corner alone are two outlines", () => {
  const values = Float32Array.from(["0000", "0100", "0010", "0000"].join(""), Number);
  expect(outlinesOf({ values, width: 4, height: 4 }, 0.5)).toHaveLength(2);
});

it("a town's ground grows with the root of its population, and has a core where it is densest", () => {
  const area = (population: number, kind: "built" | "core") =>
    builtUpIn(0, 0, 6, [town(3, 3, population)])[kind].reduce((sum, ring) => sum + ringArea(ring) * KM2, 0);
  // At this level a bump is as wide as 1.55 times its sigma.
  const radius = (population: number) => 0.0142 * Math.sqrt(population) * 0.62 * 1.55;
  for (const population of [100_000, 900_000]) {
    // Cutting corners takes a little.
    expect(area(population, "built") / (Math.PI * radius(population) ** 2)).toBeGreaterThan(0.9);
    expect(area(population, "core") / area(population, "built")).toBeCloseTo(0.3, 1);
  }
  expect(area(4000, "built")).toBe(0);
});

it("neighbouring cells overlap a little, so that a town between them has no seam", () => {
  const between = [town(6, 3, 900_000)];
  const [west, east] = [builtUpIn(0, 0, 6, between), builtUpIn(1, 0, 6, between)];
  const lngs = (rings: readonly (readonly (readonly [number, number])[])[]) => rings.flat().map(([lng]) => lng);
  expect(Math.max(...lngs(west.built))).toBeGreaterThan(6);
  expect(Math.min(...lngs(east.built))).toBeLessThan(6);
});
