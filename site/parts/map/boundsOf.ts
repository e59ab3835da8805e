import type { Area, Point } from "../locator/locatorState";

/** The smallest box around points; null where there are none. None of ours crosses the date line. */
export function boundsOf(points: readonly Point[]): Area | null {
  if (points.length === 0) return null;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return { minLat: Math.min(...lats), minLng: Math.min(...lngs), maxLat: Math.max(...lats), maxLng: Math.max(...lngs) };
}

const KM_PER_DEGREE = 111.2;

/** A box around a point that reaches so far in each direction. */
export function boundsAround({ lat, lng }: Point, km: number): Area {
  const up = km / KM_PER_DEGREE;
  // As far to the east as to the north, but not around the world where degrees have no width.
  const right = Math.min(90, up / Math.cos((lat * Math.PI) / 180));
  return { minLat: lat - up, minLng: lng - right, maxLat: lat + up, maxLng: lng + right };
}
