import type { City } from "../kiosks/cities";
import { toRadiusKm } from "../kiosks/scatter";
import { createPlaceId } from "../lib/placeId";
import type { LatLng } from "./area";

/** Something that has a place id and a point on the map. */
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
  /** What a host shop is called. */
  shop?: string;
  /** How well the text that found it was met: 1 when its name was given in full. */
  closeness: number;
}

/** A city, by its place in the list of cities. */
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

/** What an entry is called by itself: the first line of a suggestion. */
export function toEntryName({ shop, houseNumber, route, postalCode, city }: Entry): string {
  if (shop !== undefined) return shop;
  if (route !== undefined) return houseNumber ? toStreetLine(houseNumber, route, city) : route;
  return postalCode ?? city.name;
}

/** A house number before its street, as English and French write it. */
export function toStreetLine(houseNumber: string, route: string, { state }: City): string {
  return state === "QC" ? `${houseNumber}, ${route}` : `${houseNumber} ${route}`;
}
