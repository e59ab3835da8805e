import type { Random } from "../lib/random";
import type { City } from "./cities";

/** Kilometres of a degree of latitude. */
export const KM_PER_DEGREE = 111.2;

/** Returns a city's radius in kilometres, estimated from its population. */
export function toRadiusKm({ population }: City): number {
  return Math.min(9, 0.006 * Math.sqrt(population) + 0.4);
}

/** Generates a position around the centre of a city, denser near the centre, within its radius. */
export function scatter(city: City, random: Random): { lat: number; lng: number } {
  const distanceKm = random.next() * toRadiusKm(city);
  const angle = random.next() * 2 * Math.PI;
  const kmPerLng = KM_PER_DEGREE * Math.cos((city.lat * Math.PI) / 180);
  return {
    lat: round(city.lat + (distanceKm * Math.sin(angle)) / KM_PER_DEGREE),
    lng: round(city.lng + (distanceKm * Math.cos(angle)) / kmPerLng),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
