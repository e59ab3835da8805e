import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BaseMap } from "#site/parts/map/baseMap/baseMap.ts";
import { DETAIL_STEPS, type Detail, toDetailFeatures } from "#site/parts/map/baseMap/detail.ts";
import { areaOf, edgeOf, splitLine, splitRing } from "./cells";
import { landOf, watersOf } from "./waters";

const all = () => true;
const square = (west: number, south: number, size: number) => [
  { x: west, y: south },
  { x: west + size, y: south },
  { x: west + size, y: south + size },
  { x: west, y: south + size },
];

describe("cells", () => {
  it("get the parts of a ring that lie in them, with a small overlap", () => {
    const parts = splitRing(square(1, 1, 4), all);
    expect(parts.map(([cell]) => `${cell.column}_${cell.row}`).sort()).toEqual(["0_0", "0_1", "1_0", "1_1"]);
    const [, lowerLeft] = parts.find(([{ column, row }]) => column === 0 && row === 0)!;
    expect(areaOf(lowerLeft)).toBeCloseTo(2.01 ** 2, 5);
  });

  it("are filled by a ring around them, and left out if they are not wanted", () => {
    const [[, part]] = splitRing(square(-10, -10, 20), ({ column, row }) => column === 0 && row === 0) as [
      [unknown, { x: number; y: number }[]],
    ];
    expect(areaOf(part)).toBeCloseTo(areaOf(edgeOf("0_0")), 9);
    expect(splitRing(square(1, 1, 4), () => false)).toEqual([]);
  });

  it("get the parts of a line", () => {
    const line = [0, 1, 2, 3, 4, 5].map((x) => ({ x: x + 0.5, y: 1 }));
    expect(splitLine(line, all).map(([{ column }]) => column)).toEqual([0, 1]);
  });
});

describe("waters", () => {
  const ring = (lng: number, lat: number, size: number) => square(lng, lat, size).map(({ x, y }) => [x, y]);
  const polygons = (...coordinates: number[][][][]) => ({ type: "MultiPolygon" as const, coordinates });

  it("are those of North America that are big enough", () => {
    const [big, small, abroad] = [ring(-83, 40, 0.1), ring(-83, 40, 0.001), ring(10, 50, 0.1)];
    expect(watersOf(polygons([big], [small], [abroad]), "lake")).toEqual([square(-83, 40, 0.1)]);
  });

  it("leave the land free, which is what the ocean has holes for", () => {
    const world = ring(-180, -90, 180);
    expect(landOf(polygons([ring(50, 40, 1)], [world, ring(-83, 40, 2), ring(-83, 50, 0.0001)]))).toEqual([square(-83, 40, 2)]);
  });
});

describe("the committed details", () => {
  const folder = "site/public/assets/map";
  const { detail: cells } = JSON.parse(readFileSync(`${folder}/base.json`, "utf8")) as BaseMap;
  const read = (cell: string) => JSON.parse(readFileSync(`${folder}/detail/${cell}.json`, "utf8")) as Detail;

  it("are those of the cells that the main file lists", () => {
    expect(readdirSync(`${folder}/detail`).sort()).toEqual(cells.map((cell) => `${cell}.json`).sort());
  });

  it("put New York at the sea and at rivers, and Columbus inland", () => {
    const kinds = (cell: string) => new Set(toDetailFeatures(cell, read(cell)).map(({ properties }) => properties!.kind as string));
    expect([...kinds("-25_13")].sort()).toEqual(["county", "ground", "inland", "province", "sea"]);
    expect(read("-28_13").sea).toEqual([]);
    expect(read("-28_13").counties.length).toBeGreaterThan(10);
  });

  it("stay within their cells", () => {
    for (const cell of ["-25_13", "-28_13"]) {
      const [west, south] = cell.split("_").map((part) => Number(part) * 3) as [number, number];
      const { sea, water } = read(cell);
      for (const line of [...sea, ...water]) {
        const [x, y] = [line[0]! / DETAIL_STEPS, line[1]! / DETAIL_STEPS];
        expect(x > west - 0.02 && x < west + 3.02 && y > south - 0.02 && y < south + 3.02).toBe(true);
      }
    }
  });
});
