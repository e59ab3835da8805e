import { distanceKm } from "../locator/distanceKm";
import type { Area, Point } from "../locator/locatorState";

/** Both countries, without the north, where hardly anyone lives. */
export const BOTH_COUNTRIES: Area = { minLat: 24, maxLat: 58, minLng: -126, maxLng: -62 };

/** How far a map shows at least to each side of its middle: of one point the town around it, of several their neighbourhood. */
const LEAST_KM = { ofOne: 6, ofSeveral: 1.3 };

/**
 * Returns the smallest box around points, with some surroundings: at least this distance in kilometres to each side of its middle; null
 * without points. No kiosks lie on both sides of the date line.
 */
export function boundsOf(points: readonly Point[], leastKm = points.length === 1 ? LEAST_KM.ofOne : LEAST_KM.ofSeveral): Area | null {
  if (points.length === 0) return null;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  const box = { minLat: Math.min(...lats), minLng: Math.min(...lngs), maxLat: Math.max(...lats), maxLng: Math.max(...lngs) };
  const middle = { lat: (box.minLat + box.maxLat) / 2, lng: (box.minLng + box.maxLng) / 2 };
  const least = boundsAround(middle, leastKm);
  return {
    minLat: Math.min(box.minLat, least.minLat),
    minLng: Math.min(box.minLng, least.minLng),
    maxLat: Math.max(box.maxLat, least.maxLat),
    maxLng: Math.max(box.maxLng, least.maxLng),
  };
}

/** So many of a list's kiosks are in the first view around a searched point, without those far beyond the nearest ones. */
const FIRST_VIEW = { rows: 8, near: 5, farther: 3 };

/**
 * Returns the box around a searched point, the first kiosks of its list, nearest first, and the answer to the search, however far it is;
 * null without kiosks.
 */
export function firstView(at: Point, rows: readonly Point[], answer?: Point): Area | null {
  const distances = rows.slice(0, FIRST_VIEW.rows).map((row) => ({ row, km: distanceKm(at, row) }));
  const reach = (distances[FIRST_VIEW.near - 1]?.km ?? Infinity) * FIRST_VIEW.farther;
  const near = distances.filter(({ km }) => km <= reach).map(({ row }) => row);
  return near.length > 0 ? boundsOf([at, ...near, ...(answer ? [answer] : [])]) : null;
}

/** Part of the size of a box around it. */
const AROUND = 0.2;
/** Kiosks in less than this part of a region's height or width are not all over it. */
const ALL_OVER = 0.6;

/** Returns the part of a region in which its kiosks are, with surroundings; the region itself if they are all over it, or unknown. */
export function inhabitedPart(region: Area, kiosks: readonly Point[]): Area {
  const box = boundsOf(kiosks);
  if (!box) return region;
  const [high, wide] = [(box.maxLat - box.minLat) * AROUND, (box.maxLng - box.minLng) * AROUND];
  const part = {
    minLat: Math.max(region.minLat, box.minLat - high),
    minLng: Math.max(region.minLng, box.minLng - wide),
    maxLat: Math.min(region.maxLat, box.maxLat + high),
    maxLng: Math.min(region.maxLng, box.maxLng + wide),
  };
  const isAllOver =
    part.maxLat - part.minLat > ALL_OVER * (region.maxLat - region.minLat) &&
    part.maxLng - part.minLng > ALL_OVER * (region.maxLng - region.minLng);
  return isAllOver ? region : part;
}

const KM_PER_DEGREE = 111.2;

/** Returns a box around a point with this distance in kilometres to each side. */
export function boundsAround({ lat, lng }: Point, km: number): Area {
  const up = km / KM_PER_DEGREE;
  // As far to the east as to the north, but at most 90 degrees: near the poles degrees of longitude have no width.
  const right = Math.min(90, up / Math.cos((lat * Math.PI) / 180));
  return { minLat: lat - up, minLng: lng - right, maxLat: lat + up, maxLng: lng + right };
}

/** Returns the middle of a box that does not cross the date line. */
export function middleOf({ minLat, minLng, maxLat, maxLng }: Area): Point {
  return { lat: (minLat + maxLat) / 2, lng: (minLng + maxLng) / 2 };
}
