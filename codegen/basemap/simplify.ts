/** Longitude and latitude in degrees. */
export type Point = readonly [lng: number, lat: number];

/**
 * Returns the line with fewer points: removes first those that change its shape least (Visvalingam). Both ends stay, so that lines
 * that met still meet.
 */
export function simplify(line: readonly Point[], smallestArea: number): Point[] {
  const points = [...line];
  for (;;) {
    let [least, at] = [smallestArea, -1];
    for (let i = 1; i < points.length - 1; i++) {
      const area = cornerArea(points[i - 1]!, points[i]!, points[i + 1]!);
      if (area < least) [least, at] = [area, i];
    }
    if (at < 0) return points;
    points.splice(at, 1);
  }
}

/** Returns the area of a ring in square degrees of latitude. */
export function ringArea(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(doubled) / 2) * shortening(ring[0]![1]);
}

function cornerArea(a: Point, b: Point, c: Point): number {
  const doubled = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  return (Math.abs(doubled) / 2) * shortening(b[1]);
}

/** Returns the length of a degree of longitude at a latitude, relative to one at the equator. */
function shortening(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}
