interface LatLng {
  lat: number;
  lng: number;
}

const EARTH_KM = 6371;

/** Great-circle distance in kilometres, as the BFF counts it. */
export function distanceKm(from: LatLng, to: LatLng): number {
  const lat = Math.sin(toRadians(to.lat - from.lat) / 2);
  const lng = Math.sin(toRadians(to.lng - from.lng) / 2);
  const part = lat * lat + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * lng * lng;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(part)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
