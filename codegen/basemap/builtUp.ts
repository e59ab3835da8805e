import { outlinesOf } from "./outlines";
import { type Point, simplify } from "./simplify";

/** A town as a bump of density: how wide it is depends on the root of its population. */
const BUMP = { kmPerRoot: 0.0142, sigma: 0.62, reach: 3 };
/** Towns with fewer inhabitants are too small to see on a map that shows built-up ground. */
const LEAST = 5000;
const LEVELS = { built: 0.3, core: 0.7 } as const;
/** Degrees between the values of the grid: a kilometre. */
const STEP = 0.01;
/** Grid steps by which a cell's contours overlap the neighbouring cells, so that the map shows no gap between two cells. */
const MARGIN = 2;
/** Smallest corner of an outline in square degrees: half a square kilometre at most. */
const CORNER = 0.000_05;
const KM_PER_DEGREE = 111.2;

export interface Inhabited {
  lng: number;
  lat: number;
  population: number;
}

/** Returns the outlines of built-up ground and of the cores of towns in a cell, in degrees. */
export function builtUpIn(
  column: number,
  row: number,
  degrees: number,
  towns: readonly Inhabited[],
): Record<keyof typeof LEVELS, Point[][]> {
  const [west, south] = [column * degrees - MARGIN * STEP, row * degrees - MARGIN * STEP];
  const size = Math.round(degrees / STEP) + 2 * MARGIN + 1;
  const values = new Float32Array(size * size);
  for (const { lng, lat, population } of towns) {
    if (population < LEAST) continue;
    const sigma = (BUMP.kmPerRoot * Math.sqrt(population) * BUMP.sigma) / KM_PER_DEGREE;
    const shortening = Math.cos((lat * Math.PI) / 180);
    const [x, y] = [(lng - west) / STEP, (lat - south) / STEP];
    const [reachX, reachY] = [(BUMP.reach * sigma) / shortening / STEP, (BUMP.reach * sigma) / STEP];
    // The rim stays empty, so that every outline is closed.
    for (let j = Math.max(1, Math.ceil(y - reachY)); j <= Math.min(size - 2, y + reachY); j++) {
      for (let i = Math.max(1, Math.ceil(x - reachX)); i <= Math.min(size - 2, x + reachX); i++) {
        const [dx, dy] = [(i - x) * STEP * shortening, (j - y) * STEP];
        values[j * size + i]! += Math.exp(-(dx * dx + dy * dy) / (2 * sigma * sigma));
      }
    }
  }
  const rings = (level: number) =>
    outlinesOf({ values, width: size, height: size }, level)
      .map((ring) =>
        simplify(
          ring.map(([x, y]): Point => [west + x * STEP, south + y * STEP]),
          CORNER,
        ),
      )
      .filter(({ length }) => length > 3);
  return { built: rings(LEVELS.built), core: rings(LEVELS.core) };
}
