import type { LatLng } from "../../lib/geo";

const EARTH_KM = 6371;

/** Great-circle distance in kilometres. */
export function distanceKm(from: LatLng, to: LatLng): number {
  return toKm(createHaversine(from)(to.lat, to.lng));
}

export interface Ranked<T> {
  item: T;
  distanceKm: number;
}

/** The `limit` items that lie nearest, the nearest first. */
export function takeNearest<T extends LatLng>(items: readonly T[], from: LatLng, limit: number): Ranked<T>[] {
  const haversine = createHaversine(from);
  const nearest = createNearest<T>(limit);
  for (const item of items) nearest.add(item, haversine(item.lat, item.lng));
  return nearest.ranked();
}

/** Collects the nearest of items that come one by one, each with its haversine. It holds no more than `limit`, however many there are. */
export function createNearest<T>(limit: number) {
  const kept: { item: T; rank: number }[] = [];
  return {
    add(item: T, rank: number): void {
      if (kept.length === limit && rank >= kept[limit - 1]!.rank) return;
      // Behind all that are as near: thousands may be kept.
      let [low, high] = [0, kept.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (kept[middle]!.rank <= rank) low = middle + 1;
        else high = middle;
      }
      kept.splice(low, 0, { item, rank });
      if (kept.length > limit) kept.pop();
    },
    /** The haversine beyond which nothing more can be among them. */
    reach: (): number => (kept.length < limit ? Infinity : kept[limit - 1]!.rank),
    /** The nearest first. */
    ranked: (): Ranked<T>[] => kept.map(({ item, rank }) => ({ item, distanceKm: toKm(rank) })),
  };
}

/** How far points are from one, as a number from 0 to 1 that grows with the distance: enough to compare, and cheap. */
export function createHaversine(from: LatLng): (lat: number, lng: number) => number {
  const cosFrom = Math.cos(toRadians(from.lat));
  return (toLat, toLng) => {
    const lat = Math.sin(toRadians(toLat - from.lat) / 2);
    const lng = Math.sin(toRadians(toLng - from.lng) / 2);
    return lat * lat + cosFrom * Math.cos(toRadians(toLat)) * lng * lng;
  };
}

function toKm(haversine: number): number {
  // Rounding may lift opposite points over 1.
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
