import type { Feature, Position } from "geojson";
import { feature, type Line, unpackLine, unpackRounded } from "./baseMap";

/** Edge of a cell of details in degrees. The map loads the cells in view only. */
export const DETAIL_DEGREES = 3;
/** Steps per degree of details, whose precision is a hundred metres. */
export const DETAIL_STEPS = 2000;

/** Content of `site/public/assets/map/detail/*.json`, which codegen/basemap/ generates: what a map of a town shows of one cell. */
export interface Detail {
  /** The edge of the cell, then the land in it; empty if there is no sea. */
  sea: readonly Line[];
  /** Lakes and wide rivers. */
  water: readonly Line[];
  counties: readonly Line[];
  states: readonly Line[];
}

/** How often corners of details are cut: their data is precise, and angular only at the closest zooms. */
const ROUNDS = 1;

/** Returns the details of a cell as features; `kind` is the layer. */
export function toDetailFeatures(cell: string, { sea, water, counties, states }: Detail): Feature[] {
  const round = (line: Line) => unpackRounded(line, DETAIL_STEPS, ROUNDS);
  const polygon = (kind: string, rings: Position[][]) => feature({ type: "Polygon", coordinates: rings.map(close) }, { kind });
  const lines = (kind: string, all: readonly Line[]) => feature({ type: "MultiLineString", coordinates: all.map(round) }, { kind });
  return [
    polygon("ground", [cellRing(cell)]),
    ...(sea.length > 0 ? [polygon("sea", [unpackLine(sea[0]!, DETAIL_STEPS), ...sea.slice(1).map(round)])] : []),
    ...water.map((ring) => polygon("inland", [round(ring)])),
    lines("county", counties),
    lines("province", states),
  ];
}

/** Returns how many cells a box touches, with details or without. */
export function countCells({ minLat, maxLat, minLng, maxLng }: { minLat: number; maxLat: number; minLng: number; maxLng: number }): number {
  const count = (from: number, to: number) => Math.floor(to / DETAIL_DEGREES) - Math.floor(from / DETAIL_DEGREES) + 1;
  return count(minLat, maxLat) * count(minLng, maxLng);
}

/** Returns the edge of a cell. */
export function cellRing(cell: string): Position[] {
  const [west, south] = cell.split("_").map((one) => Number(one) * DETAIL_DEGREES) as [number, number];
  const [east, north] = [west + DETAIL_DEGREES, south + DETAIL_DEGREES];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** Returns a ring whose last point is the first one, as GeoJSON demands. */
function close(ring: Position[]): Position[] {
  const [first, last] = [ring[0]!, ring.at(-1)!];
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first];
}
