import type { LatLng } from "../../../lib/geo";

/**
 * Returns a function for the smallest distance between a point and a box, as distance.ts ranks it: 0 to 1, growing with the distance. On a
 * globe the nearest point of a box's side is not always its corner, nor that of the same latitude.
 */
export function createBoxDistance({ lat, lng }: LatLng): (west: number, south: number, east: number, north: number) => number {
  const cosLat = Math.cos(toRadians(lat));
  const tanLat = Math.tan(toRadians(lat));
  const rankAt = (haversineLng: number, other: number) => haversine(other - lat) + cosLat * Math.cos(toRadians(other)) * haversineLng;

  /** The latitude at which a meridian is nearest. */
  const nearestLat = (haversineLng: number): number => {
    const cosLng = 1 - 2 * haversineLng;
    if (cosLng <= 0) return lat > 0 ? 90 : -90;
    return (Math.atan(tanLat / cosLng) * 180) / Math.PI;
  };

  return (west, south, east, north) => {
    if (lng >= west && lng <= east) return haversine(lat < south ? south - lat : lat > north ? lat - north : 0);
    const haversineLng = Math.min(haversine(lng - west), haversine(lng - east));
    const nearest = nearestLat(haversineLng);
    if (nearest > south && nearest < north) return rankAt(haversineLng, nearest);
    return Math.min(rankAt(haversineLng, south), rankAt(haversineLng, north));
  };
}

function haversine(degrees: number): number {
  return Math.sin(toRadians(degrees) / 2) ** 2;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
