import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { generateBaseMap } from "./generateBaseMap";
import { type Point, ringArea, simplify } from "./simplify";

describe("simplify", () => {
  const line: Point[] = [
    [0, 0],
    [1, 0.001],
    [2, 0],
    [3, 2],
    [4, 0],
  ];

  it("drops the points that change the shape least, and keeps both ends", () => {
    expect(simplify(line, 0.01)).toEqual([
      [0, 0],
      [2, 0],
      [3, 2],
      [4, 0],
    ]);
    expect(simplify(line, 100)).toEqual([
      [0, 0],
      [4, 0],
    ]);
    expect(simplify([[1, 1]], 100)).toEqual([[1, 1]]);
  });

  it("gives the same corner less weight the farther north it is", () => {
    const ring: Point[] = [
      [0, 60],
      [1, 60],
      [1, 61],
      [0, 61],
    ];
    expect(ringArea(ring)).toBeCloseTo(0.5);
  });
});

describe("the base map", () => {
  const files = generateBaseMap();
  const base = JSON.parse(files.get("site/public/assets/map/base.json")!);
  const bytes = (name: string) => gzipSync(files.get(name)!).length;

  it("keeps the main file and the towns of every cell small", () => {
    expect(bytes("site/public/assets/map/base.json")).toBeLessThan(80_000);
    for (const cell of base.cells) expect(bytes(`site/public/assets/map/places/${cell}.json`)).toBeLessThan(40_000);
  });

  it("writes one file for each cell that the main file lists, and no other", () => {
    expect([...files.keys()].filter((name) => !name.includes("/regions/")).sort()).toEqual(
      ["site/public/assets/map/base.json", ...base.cells.map((cell: string) => `site/public/assets/map/places/${cell}.json`)].sort(),
    );
  });

  it("has the outline of each state and province, small enough for a page that shows one", () => {
    const regions = [...files.keys()].filter((name) => name.includes("/regions/"));
    expect(regions).toHaveLength(64);
    for (const name of regions) expect(bytes(name)).toBeLessThan(12_000);
    const [ohio] = JSON.parse(files.get("site/public/assets/map/regions/OH.json")!).rings;
    expect(Math.abs(ohio[0] / base.steps + 82.7)).toBeLessThan(2.5);
  });

  it("labels every state and province that it draws, in both languages", () => {
    const states = base.labels.filter(([kind]: string[]) => kind === "state");
    expect(states.length).toBe(64);
    expect(states).toContainEqual(["state", "North Carolina", "Caroline du Nord", expect.any(Number), expect.any(Number)]);
  });

  it("labels a city before its boroughs", () => {
    const rankOf = (name: string) => base.places.find(([place]: string[]) => place === name)[3];
    for (const borough of ["Brooklyn", "Manhattan", "Queens"]) expect(rankOf(borough)).toBeGreaterThan(rankOf("New York"));
    for (const borough of ["Scarborough", "North York"]) expect(rankOf(borough)).toBeGreaterThan(rankOf("Toronto"));
  });

  it("puts each town into the cell that contains it", () => {
    const { steps, cellDegrees } = base;
    for (const cell of base.cells.slice(0, 10)) {
      const [column, row] = cell.split("_").map(Number);
      for (const [, x, y] of JSON.parse(files.get(`site/public/assets/map/places/${cell}.json`)!).towns) {
        expect(Math.abs(x / steps - (column + 0.5) * cellDegrees)).toBeLessThanOrEqual(cellDegrees / 2 + 0.002);
        expect(Math.abs(y / steps - (row + 0.5) * cellDegrees)).toBeLessThanOrEqual(cellDegrees / 2 + 0.002);
      }
    }
  });
});
