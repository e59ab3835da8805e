import type { GeometryCollection, MultiPolygon } from "geojson";
import type { Topology } from "topojson-client";
import type { Spot } from "#site/parts/map/baseMap/clip.ts";
import { type Detail, DETAIL_STEPS } from "#site/parts/map/baseMap/detail.ts";
import { DATA, readData } from "../packages";
import { bordersOf } from "./borders";
import { areaOf, type Cell, edgeOf, nameOf, splitLine, splitRing } from "./cells";
import { landOf, watersOf } from "./waters";

type Packed = number[];

/** Part of a cell that a ring covers if it is the whole cell, but for rounding. */
const ALL = 0.999_99;

/**
 * Generates the details of cells, by the name of the cell: precise shores, lakes and rivers from OpenStreetMap,
 * and the borders of counties and states. Fetches the packages of data if they are missing.
 */
export function generateDetail(cells: readonly string[]): Map<string, string> {
  const land = splitAll(landOf(readWaters("seas")), cells);
  const water = splitAll([...watersOf(readWaters("rivers"), "river"), ...watersOf(readWaters("lakes"), "lake")], cells);
  const borders = bordersOf(readData(DATA.counties) as Topology<"counties" | "states">);
  const [counties, states] = [splitLines(borders.counties, cells), splitLines(borders.states, cells)];
  return new Map(
    cells.map((name) => {
      const of = (parts: Parts) => (parts.get(name) ?? []).map(pack);
      const detail: Detail = {
        sea: seaAround(name, land.get(name) ?? []).map(pack),
        water: of(water),
        counties: of(counties),
        states: of(states),
      };
      return [name, `${JSON.stringify(detail)}\n`];
    }),
  );
}

/** Rings or lines by cell. */
type Parts = Map<string, Spot[][]>;

function splitAll(rings: readonly Spot[][], cells: readonly string[]): Parts {
  return gather(rings, cells, splitRing);
}

function splitLines(lines: readonly Spot[][], cells: readonly string[]): Parts {
  return gather(lines, cells, splitLine);
}

function gather(lines: readonly Spot[][], cells: readonly string[], split: typeof splitRing): Parts {
  const parts: Parts = new Map(cells.map((name) => [name, []]));
  const isWanted = (cell: Cell) => parts.has(nameOf(cell));
  for (const line of lines) for (const [cell, part] of split(line, isWanted)) parts.get(nameOf(cell))!.push(part);
  return parts;
}

/** Returns the sea of a cell: its edge, and the land as holes in it. Empty if there is none. */
function seaAround(name: string, land: readonly Spot[][]): Spot[][] {
  const edge = edgeOf(name);
  const isAllLand = land.some((ring) => areaOf(ring) > ALL * areaOf(edge));
  return isAllLand ? [] : [edge, ...land];
}

/** The packages hold one geometry each, in a collection. */
function readWaters(kind: "seas" | "rivers" | "lakes"): MultiPolygon {
  return (readData(DATA[kind]) as GeometryCollection).geometries[0] as MultiPolygon;
}

/** Returns a line in whole steps, delta-encoded: the first point, then the difference to each next point. */
function pack(line: readonly Spot[]): Packed {
  const packed: Packed = [];
  let [lastX, lastY] = [0, 0];
  for (const spot of line) {
    const [x, y] = [Math.round(spot.x * DETAIL_STEPS), Math.round(spot.y * DETAIL_STEPS)];
    if (packed.length > 0 && x === lastX && y === lastY) continue;
    packed.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return packed;
}
