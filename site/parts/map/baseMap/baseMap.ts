import type { Feature, FeatureCollection, Geometry, Position } from "geojson";
import type { Lang } from "#site/i18n/languages.ts";

/** A delta-encoded line in steps. */
export type Line = readonly number[];
type Polygon = readonly Line[];
/** Name, position in steps, and rank: 0 is the largest. */
export type Town = readonly [name: string, x: number, y: number, rank: number];

/** Content of `site/public/assets/map/base.json`, which codegen/basemap/ generates. */
export interface BaseMap {
  steps: number;
  cellDegrees: number;
  cells: readonly string[];
  /** Names of the cells that have details. */
  detail: readonly string[];
  land: readonly Polygon[];
  abroad: readonly Polygon[];
  lakes: readonly Polygon[];
  rivers: readonly Line[];
  states: readonly Line[];
  countries: readonly Line[];
  labels: readonly (readonly [kind: string, english: string, french: string, x: number, y: number])[];
  places: readonly Town[];
}

/** Content of `site/public/assets/map/places/*.json`: the towns of a cell, and the outlines of built-up ground and of its cores. */
export interface TownCell {
  towns: readonly Town[];
  built: readonly Line[];
  core: readonly Line[];
}

/** Content of `site/public/assets/map/regions/*.json`: the rings of a state or province. */
export interface Region {
  rings: readonly Line[];
}

const ROUNDS = 2;

/** Returns land, water and borders as features; `kind` is the layer. */
export function toShapes({ steps, land, abroad, lakes, rivers, states, countries }: BaseMap): FeatureCollection {
  const polygons = (kind: string, all: readonly Polygon[]) =>
    all.map((rings) => feature({ type: "Polygon", coordinates: rings.map((ring) => unpackRounded(ring, steps)) }, { kind }));
  const lines = (kind: string, all: readonly Line[], unpack = unpackRounded) =>
    feature({ type: "MultiLineString", coordinates: all.map((line) => unpack(line, steps)) }, { kind });
  return collect([
    ...polygons("land", land),
    ...polygons("abroad", abroad),
    ...polygons("lake", lakes),
    lines("river", rivers),
    // Most borders are straight for hundreds of kilometres, with corners.
    lines("state", states, unpackLine),
    lines("country", countries, unpackLine),
  ]);
}

/** Returns the labels of countries, states and waters in the visitor's language. */
export function toLabels({ steps, labels }: BaseMap, lang: Lang): FeatureCollection {
  return collect(
    labels.map(([kind, english, french, x, y]) =>
      feature({ type: "Point", coordinates: [x / steps, y / steps] }, { kind, name: lang === "fr-ca" ? french : english }),
    ),
  );
}

/** Degrees of longitude west of which a city's name is best at its left, over the sea, where it covers no kiosks. */
const WEST_COAST = -116;

/** Returns cities and towns as features, the larger ones first, so that their labels win. */
export function toTowns(towns: readonly Town[], steps: number): FeatureCollection {
  return collect(
    towns.map(([name, x, y, rank], order) => {
      const [lng, lat] = [x / steps, y / steps];
      return feature({ type: "Point", coordinates: [lng, lat] }, { name, rank, order, side: lng < WEST_COAST ? "left" : "right" });
    }),
  );
}

/** Returns the outline of a state or province. Its corners are not rounded: many are those of a survey. */
export function toFocus({ rings }: Region, steps: number): Feature {
  const coordinates = rings.map((ring) => [unpackLine(ring, steps)]);
  return feature({ type: "MultiPolygon", coordinates }, { kind: "focus" });
}

/** Returns the built-up ground of a cell as features; `kind` is the layer. */
export function toBuiltUp({ built, core }: TownCell, steps: number): Feature[] {
  const polygon = (kind: string) => (ring: Line) => feature({ type: "Polygon", coordinates: [unpackRounded(ring, steps)] }, { kind });
  return [...built.map(polygon("built")), ...core.map(polygon("core"))];
}

/** Returns those of some cells, named by column and row, that a box touches. */
export function cellsIn(
  cells: readonly string[],
  cellDegrees: number,
  bounds: { minLat: number; maxLat: number; minLng: number; maxLng: number },
): string[] {
  const at = (degrees: number) => Math.floor(degrees / cellDegrees);
  return cells.filter((cell) => {
    const [x, y] = cell.split("_").map(Number) as [number, number];
    return x >= at(bounds.minLng) && x <= at(bounds.maxLng) && y >= at(bounds.minLat) && y <= at(bounds.maxLat);
  });
}

/** Returns whether points, in degrees, lie in a region. */
export function createIsInRegion({ rings }: Region, steps: number): (x: number, y: number) => boolean {
  const lines = rings.map((ring) => unpackLine(ring, steps));
  /** Whether an edge of a ring crosses the line from the point to the east. */
  const isCrossed = ([fromX, fromY]: Position, [toX, toY]: Position, x: number, y: number) =>
    fromY! > y !== toY! > y && x < fromX! + ((y - fromY!) / (toY! - fromY!)) * (toX! - fromX!);
  return (x, y) => {
    const crossings = lines.flatMap((line) => line.filter((to, i) => isCrossed(line.at(i - 1)!, to, x, y)));
    return crossings.length % 2 === 1;
  };
}

/** Returns the points of a line in degrees. */
export function unpackLine(packed: Line, steps: number): Position[] {
  let [x, y] = [0, 0];
  const line: Position[] = [];
  for (let i = 0; i < packed.length; i += 2) {
    x += packed[i]!;
    y += packed[i + 1]!;
    line.push([x / steps, y / steps]);
  }
  return line;
}

/** Unpacks a line and rounds its corners, which would look broken when zoomed in: the data has kilometre precision. */
export function unpackRounded(packed: Line, steps: number, rounds = ROUNDS): Position[] {
  let line = unpackLine(packed, steps);
  for (let round = 0; round < rounds; round++) line = cutCorners(line);
  return line;
}

/** Rounds every corner of a line (Chaikin). The ends of an open line stay; a closed line has none. */
export function cutCorners(line: Position[]): Position[] {
  if (line.length < 3) return line;
  const [first, last] = [line[0]!, line.at(-1)!];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  const cut = line.slice(1).flatMap((to, i) => [between(line[i]!, to, 0.25), between(line[i]!, to, 0.75)]);
  return isClosed ? [...cut, cut[0]!] : [first, ...cut.slice(1, -1), last];
}

function between(from: Position, to: Position, part: number): Position {
  return [from[0]! + (to[0]! - from[0]!) * part, from[1]! + (to[1]! - from[1]!) * part];
}

/** Returns a feature; `kind` is the layer that draws it. */
export function feature(geometry: Geometry, properties: Record<string, string | number>): Feature {
  return { type: "Feature", geometry, properties };
}

/** Returns features as one collection. */
export function collect(features: Feature[]): FeatureCollection {
  return { type: "FeatureCollection", features };
}
