import type { Point } from "./simplify";

/** Values on a grid, row by row from the south. */
export interface Grid {
  values: Float32Array;
  width: number;
  height: number;
}

/** Edges of a square of four values. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3] as const;
/**
 * Marching squares: the sides of a grid square between which the contour runs. The index is the sum of the corners that lie inside: 8 for
 * the first corner, 4 for the next in its row, 2 and 1 for the corners of the next row. The inside is always on the same side of a line.
 */
const LINES: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[LEFT, BOTTOM]],
  [[BOTTOM, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, TOP]],
  [
    [RIGHT, TOP],
    [LEFT, BOTTOM],
  ],
  [[BOTTOM, TOP]],
  [[LEFT, TOP]],
  [[TOP, LEFT]],
  [[TOP, BOTTOM]],
  [
    [TOP, LEFT],
    [BOTTOM, RIGHT],
  ],
  [[TOP, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [],
];

/** Returns the rings around what is at least `level` (marching squares), in units of the grid. Holes are filled; the rim must be below. */
export function outlinesOf({ values, width, height }: Grid, level: number): Point[][] {
  const edgeOf = (x: number, y: number, side: number) =>
    side === TOP ? 2 * (y * width + x) : side === BOTTOM ? 2 * ((y + 1) * width + x) : 2 * (y * width + x + (side === RIGHT ? 1 : 0)) + 1;
  const next = new Map<number, number>();
  for (let y = 0; y < height - 1; y++) {
    // The corners that a square shares with the one before it are at its left.
    let corners = 0;
    for (let x = 0, at = y * width + 1; x < width - 1; x++, at++) {
      corners = ((corners & 4) << 1) | (values[at]! >= level ? 4 : 0) | (values[at + width]! >= level ? 2 : 0) | ((corners & 2) >> 1);
      if (corners === 0 || corners === 15) continue;
      for (const [from, to] of LINES[corners]!) next.set(edgeOf(x, y, from), edgeOf(x, y, to));
    }
  }
  const pointOn = (edge: number): Point => {
    const one = edge >> 1;
    const other = edge % 2 === 0 ? one + 1 : one + width;
    const part = (level - values[one]!) / (values[other]! - values[one]!);
    const [x, y] = [one % width, Math.floor(one / width)];
    return edge % 2 === 0 ? [x + part, y] : [x, y + part];
  };
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let edge: number | undefined = start; edge !== undefined;) {
      const to: number | undefined = next.get(edge);
      next.delete(edge);
      if (to !== undefined) ring.push(pointOn(to));
      edge = to;
    }
    if (isOuter(ring)) rings.push([...ring, ring[0]!]);
  }
  return rings;
}

function isOuter(ring: readonly Point[]): boolean {
  return ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * y, 0) > 0;
}
