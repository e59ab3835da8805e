import type { LatLng } from "../../lib/geo";

const EARTH_KM = 6371;

/** Returns the great-circle distance in kilometres. */
export function distanceKm(from: LatLng, to: LatLng): number {
  return toKm(createHaversine(from)(to.lat, to.lng));
}

export interface Ranked<T> {
  item: T;
  distanceKm: number;
}

/** Returns the `limit` nearest items, the nearest first. */
export function takeNearest<T extends LatLng>(items: readonly T[], from: LatLng, limit: number): Ranked<T>[] {
  const haversine = createHaversine(from);
  const nearest = createNearest<T>(limit);
  for (const item of items) nearest.add(item, haversine(item.lat, item.lng));
  return nearest.ranked();
}

/** Creates a collector of the nearest items, which are added one by one with their haversine. It holds at most `limit` items. */
export function createNearest<T>(limit: number) {
  const kept: { item: T; rank: number }[] = [];
  return {
    add(item: T, rank: number): void {
      if (kept.length === limit && rank >= kept[limit - 1]!.rank) return;
      // Inserted behind all items at the same distance, by binary search: thousands may be held.
      let [low, high] = [0, kept.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (kept[middle]!.rank <= rank) low = middle + 1;
        else high = middle;
      }
      kept.splice(low, 0, { item, rank });
      if (kept.length > limit) kept.pop();
    },
    /** Returns the haversine beyond which no further item can be among the nearest. */
    reach: (): number => (kept.length < limit ? Infinity : kept[limit - 1]!.rank),
    /** Returns the items, the nearest first. */
    ranked: (): Ranked<T>[] => kept.map(({ item, rank }) => ({ item, distanceKm: toKm(rank) })),
  };
}

/** Returns a function for the distance of a point as a number from 0 to 1 that grows with it: cheap, and enough to compare. */
export function createHaversine(from: LatLng): (lat: number, lng: number) => number {
  const cosFrom = Math.cos(toRadians(from.lat));
  return (toLat, toLng) => {
    const lat = Math.sin(toRadians(toLat - from.lat) / 2);
    const lng = Math.sin(toRadians(toLng - from.lng) / 2);
    return lat * lat + cosFrom * Math.cos(toRadians(toLat)) * lng * lng;
  };
}

/** Returns a function that tells whether a point lies within a distance. */
export function createIsWithin(from: LatLng, km: number): (lat: number, lng: number) => boolean {
  const haversine = createHaversine(from);
  return (lat, lng) => toKm(haversine(lat, lng)) <= km;
}

function toKm(haversine: number): number {
  // Rounding may lift opposite points over 1.
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
