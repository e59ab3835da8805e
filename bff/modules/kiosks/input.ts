import { badInput } from "../../lib/errors";
import type { Bounds, LatLng } from "../../lib/geo";

/** Throws unless a whole number is within its range. */
export function checkCount(name: string, count: number, min: number, max: number): void {
  if (count < min || count > max) throw badInput(`${name} must be from ${min} to ${max}; this is ${count}.`);
}

/** Throws when a list is longer than allowed. */
export function checkLength(name: string, list: readonly unknown[], max: number): void {
  if (list.length > max) throw badInput(`${name} takes ${max} at most; these are ${list.length}.`);
}

/** Throws unless a point lies on the map. */
export function checkPoint({ lat, lng }: LatLng): void {
  checkDegrees("lat", lat, 90);
  checkDegrees("lng", lng, 180);
}

/** Returns the point that an editor set on a map; null when there is none, or it is not valid. */
export function toPoint(field: unknown): LatLng | null {
  const { latitude: lat, longitude: lng } = (field ?? {}) as { latitude?: unknown; longitude?: unknown };
  return isDegrees(lat, 90) && isDegrees(lng, 180) ? { lat, lng } : null;
}

/** Throws unless a box lies on the map, with its edges in order. */
export function checkBounds(bounds: Bounds): void {
  checkArea(bounds);
  const { minLng, maxLng } = bounds;
  if (minLng > maxLng)
    throw badInput(`minLng ${minLng} is east of maxLng ${maxLng}; swap them, or ask for two boxes where one would cross the antimeridian.`);
}

/** Like checkBounds, for a box that may cross the antimeridian: its western edge is then the greater one. */
export function checkArea({ minLat, maxLat, minLng, maxLng }: Bounds): void {
  checkDegrees("minLat", minLat, 90);
  checkDegrees("maxLat", maxLat, 90);
  checkDegrees("minLng", minLng, 180);
  checkDegrees("maxLng", maxLng, 180);
  if (minLat > maxLat) throw badInput(`minLat ${minLat} is north of maxLat ${maxLat}; swap them.`);
}

function checkDegrees(name: string, degrees: number, max: number): void {
  if (!isDegrees(degrees, max)) throw badInput(`${name} must be from -${max} to ${max} degrees; this is ${degrees}.`);
}

function isDegrees(value: unknown, max: number): value is number {
  // NaN is in no range.
  return typeof value === "number" && Math.abs(value) <= max;
}
