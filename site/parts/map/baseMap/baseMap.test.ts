import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type BaseMap, cellsIn, cutCorners, toLabels, toTowns, toShapes } from "./baseMap";

const base = JSON.parse(readFileSync("site/public/assets/map/base.json", "utf8")) as BaseMap;

describe("cutting corners", () => {
  it("keeps the ends of an open line", () => {
    expect(
      cutCorners([
        [0, 0],
        [4, 0],
        [4, 4],
      ]),
    ).toEqual([
      [0, 0],
      [3, 0],
      [4, 1],
      [4, 4],
    ]);
  });

  it("keeps a closed line closed and rounds its first corner too", () => {
    const ring = cutCorners([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 0],
    ]);
    expect(ring[0]).toEqual(ring.at(-1));
    expect(ring).not.toContainEqual([0, 0]);
  });
});

describe("the base map", () => {
  it("covers North America in closed rings", () => {
    const { features } = toShapes(base);
    const land = features.filter(({ properties }) => properties?.kind === "land");
    expect(land.length).toBeGreaterThan(50);
    for (const { geometry } of land) {
      const [ring] = (geometry as GeoJSON.Polygon).coordinates;
      expect(ring![0]).toEqual(ring!.at(-1));
      for (const [lng, lat] of ring!) expect(lng! >= -180.1 && lng! <= -44.9 && lat! >= -0.1 && lat! <= 85.1).toBe(true);
    }
  });

  it("keeps the corners of states", () => {
    const borders = toShapes(base).features.find(({ properties }) => properties?.kind === "state")!;
    const points = (borders.geometry as GeoJSON.MultiLineString).coordinates.flat();
    // Colorado's north-west, where three states meet.
    expect(Math.min(...points.map(([lng, lat]) => Math.hypot(lng! + 109.05, lat! - 41)))).toBeLessThan(0.05);
    const colorado = points.filter(([lng, lat]) => Math.abs(lat! - 41) < 0.02 && lng! > -109.1 && lng! < -102);
    expect(colorado.length).toBeGreaterThan(1);
  });

  it("has labels in the visitor's language", () => {
    const names = (lang: "en-us" | "fr-ca") => toLabels(base, lang).features.map(({ properties }) => properties!.name as string);
    expect(names("en-us")).toContain("Lake Erie");
    expect(names("fr-ca")).toContain("Lac Érié");
    expect(names("fr-ca")).toContain("Nouvelle-Écosse");
  });

  it("puts a city at its coordinates", () => {
    const columbus = toTowns(base.places, base.steps).features.find(({ properties }) => properties!.name === "Columbus")!;
    const [lng, lat] = (columbus.geometry as GeoJSON.Point).coordinates;
    expect(Math.hypot(lng! + 83, lat! - 39.96)).toBeLessThan(0.05);
  });

  it("finds the town cells of a view", () => {
    const around = cellsIn(base.cells, base.cellDegrees, { minLat: 39.8, maxLat: 40.1, minLng: -83.2, maxLng: -82.8 });
    expect(around).toEqual(["-14_6"]);
    expect(cellsIn(base.cells, base.cellDegrees, { minLat: 28, maxLat: 29, minLng: -60, maxLng: -55 })).toEqual([]);
  });
});
