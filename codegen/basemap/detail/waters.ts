import type { MultiPolygon, Position } from "geojson";
import type { Spot } from "#site/parts/map/baseMap/clip.ts";
import { ringArea } from "../simplify";

const KM_PER_DEGREE = 111.2;
/** Smallest areas in square kilometres. The data has narrow rivers and small lakes as scattered triangles, which are left out. */
const LEAST = { river: { south: 0.8, north: 1.5 }, lake: { south: 1.5, north: 4 }, island: { south: 0.02, north: 0.3 } };
/** North of it towns are few, and there are more lakes than anywhere else. */
const NORTH = { river: 54, lake: 47, island: 50 };

type WaterKind = keyof typeof LEAST;

/** Returns the rings of land that the seas leave free, of islands that are big enough. */
export function landOf(seas: MultiPolygon): Spot[][] {
  // The largest polygon is the ocean: the world, with a hole for each piece of land.
  const [ocean] = seas.coordinates.toSorted((a, b) => b.length - a.length);
  return ocean!
    .slice(1)
    .filter((ring) => isBig("island", ring))
    .map(toSpots);
}

/** Returns the outer rings of lakes or rivers that are big enough. Most of their holes are no islands, but gaps in the data. */
export function watersOf({ coordinates }: MultiPolygon, kind: WaterKind): Spot[][] {
  return coordinates.flatMap(([outer]) => (isInNorthAmerica(outer!) && isBig(kind, outer!) ? [toSpots(outer!)] : []));
}

function isBig(kind: WaterKind, ring: readonly Position[]): boolean {
  const area = ringArea(ring as [number, number][]) * KM_PER_DEGREE ** 2;
  return area >= LEAST[kind][ring[0]![1]! > NORTH[kind] ? "north" : "south"];
}

function isInNorthAmerica([first]: readonly Position[]): boolean {
  const [lng, lat] = first as [number, number];
  return lng > -172 && lng < -50 && lat > 14 && lat < 74;
}

function toSpots(ring: readonly Position[]): Spot[] {
  return ring.map(([x, y]) => ({ x: x!, y: y! }));
}
