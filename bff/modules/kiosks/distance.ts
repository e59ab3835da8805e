import quickselect from "quickselect";
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
  const ranks = items.map(({ lat, lng }) => haversine(lat, lng));
  return pickLowest(ranks, limit).map((index) => ({ item: items[index]!, distanceKm: toKm(ranks[index]!) }));
}

/**
 * Returns the indexes of the `limit` lowest ranks after the first `offset`, the lowest first and equal ones in their order. Only these are
 * sorted: the others are partitioned, in linear time.
 */
export function pickLowest(ranks: readonly number[], limit: number, offset = 0): number[] {
  const end = Math.min(offset + limit, ranks.length);
  if (offset >= end) return [];
  const partition = ranks.slice();
  quickselect(partition, end - 1);
  quickselect(partition, offset, 0, end - 1);
  const [low, high] = [partition[offset]!, partition[end - 1]!];
  const between: number[] = [];
  let lower = 0;
  for (let index = 0; index < ranks.length; index++) {
    if (ranks[index]! < low) lower++;
    else if (ranks[index]! <= high) between.push(index);
  }
  return between.sort((one, other) => ranks[one]! - ranks[other]!).slice(offset - lower, end - lower);
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

/** Returns the distance in kilometres of a haversine. */
export function toKm(haversine: number): number {
  // Rounding may lift opposite points over 1.
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
