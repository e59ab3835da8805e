import type { City } from "../kiosks/cities";
import { toRadiusKm } from "../kiosks/scatter";
import { createPlaceId } from "../lib/placeId";
import type { LatLng } from "./area";

/** A place with its id and position. */
export interface Entry {
  placeId: string;
  /** The first is the primary one. */
  types: readonly string[];
  city: City;
  position: LatLng;
  radiusKm: number;
  postalCode?: string;
  houseNumber?: string;
  route?: string;
  /** Name of the shop that hosts a kiosk. */
  shop?: string;
  /** How well it matches the search text: 1 if the text contains its whole name. */
  closeness: number;
}

/** Returns the entry of a city. `cityIndex` is its position in the list of cities. */
export function toCityEntry(city: City, cityIndex: number, closeness = 1): Entry {
  return {
    placeId: createPlaceId("city", cityIndex),
    types: ["locality", "political"],
    city,
    position: { latitude: city.lat, longitude: city.lng },
    radiusKm: toRadiusKm(city),
    closeness,
  };
}

/** Returns an entry's own name, which is the first line of a suggestion. */
export function toEntryName({ shop, houseNumber, route, postalCode, city }: Entry): string {
  if (shop !== undefined) return shop;
  if (route !== undefined) return houseNumber ? toStreetLine(houseNumber, route, city) : route;
  return postalCode ?? city.name;
}

/** Formats house number and street, in French in Québec. */
export function toStreetLine(houseNumber: string, route: string, { state }: City): string {
  return state === "QC" ? `${houseNumber}, ${route}` : `${houseNumber} ${route}`;
}
