import type { Feature, FeatureCollection, Position } from "geojson";

/** Degrees between lines, the widest first; a line belongs to the widest that it fits. */
const EVERY = [1, 0.25, 0.05, 0.0125] as const;
const WEST = -172;
const EAST = -50;
const SOUTH = 14;
const NORTH = 76;
const FINEST = EVERY.at(-1)!;

/** Meridians and parallels of North America: straight on a map, so a line needs two points. They give a land without streets a scale. */
export function grid(): FeatureCollection {
  const meridians = lines(WEST, EAST, (lng) => [[lng, SOUTH], [lng, NORTH]]);
  const parallels = lines(SOUTH, NORTH, (lat) => [[WEST, lat], [EAST, lat]]);
  return { type: "FeatureCollection", features: [...meridians, ...parallels] };
}

function lines(from: number, to: number, line: (degrees: number) => Position[]): Feature[] {
  return Array.from({ length: Math.round((to - from) / FINEST) + 1 }, (_, i) => {
    const steps = Math.round(from / FINEST) + i;
    const every = EVERY.find((degrees) => steps % Math.round(degrees / FINEST) === 0) ?? FINEST;
    return { type: "Feature", geometry: { type: "LineString", coordinates: line(steps * FINEST) }, properties: { every } };
  });
}
