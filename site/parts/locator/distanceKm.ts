import type { Point } from "./locatorState";

const EARTH_RADIUS_KM = 6371;

/** Returns the great-circle distance of two points in kilometres. */
export function distanceKm(one: Point, other: Point): number {
  const [lat1, lat2] = [toRadians(one.lat), toRadians(other.lat)];
  const halfLat = Math.sin((lat2 - lat1) / 2);
  const halfLng = Math.sin(toRadians(other.lng - one.lng) / 2);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(halfLat ** 2 + Math.cos(lat1) * Math.cos(lat2) * halfLng ** 2)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
