import type { Area, Point } from "./locatorHref";

/** The smallest box around points; null where there are none. None of ours crosses the date line. */
export function boundsOf(points: readonly Point[]): Area | null {
  if (points.length === 0) return null;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return { minLat: Math.min(...lats), minLng: Math.min(...lngs), maxLat: Math.max(...lats), maxLng: Math.max(...lngs) };
}
