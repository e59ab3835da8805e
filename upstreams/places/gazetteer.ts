import type { Network } from "../kiosks/network";
import { toLocation } from "../kiosks/toLocation";
import { parsePlaceId } from "../lib/placeId";
import type { LatLng } from "./area";
import { createCityIndex } from "./cityIndex";
import { toCityEntry, type Entry } from "./entry";
import { createPostalCodeIndex } from "./postalCodes";
import { createStreets } from "./streets";
import { toWords } from "./text";

/** A kiosk in the format of the product backend. */
export type Kiosk = ReturnType<typeof toLocation>;

/** Finds places by text and by id. */
export interface Gazetteer {
  /** Returns all places that match a text, unsorted. Streets are searched near the point. */
  find(text: string, near?: LatLng): Entry[];
  byId(placeId: string): { entry: Entry; kiosk?: Kiosk } | undefined;
}

/** Builds the index over a network's cities. Kiosks are decoded from their place ids. */
export function createGazetteer(network: Network): Gazetteer {
  const { cities } = network;
  const findCities = createCityIndex(cities);
  const postalCodes = createPostalCodeIndex(network);
  const streets = createStreets(cities, findCities);
  return {
    find(text, near) {
      const words = toWords(text);
      const inCities = findCities(words).map(({ city, cityIndex, closeness }) => toCityEntry(city, cityIndex, closeness));
      return [...inCities, ...postalCodes.find(words), ...streets.find(words, near)];
    },
    byId(placeId) {
      const { kind, number = 0 } = parsePlaceId(placeId) ?? {};
      if (kind === "kiosk") return findKiosk(placeId, number);
      const city = cities[number];
      const entry =
        kind === undefined
          ? streets.byId(placeId)
          : kind === "city"
            ? city && toCityEntry(city, number)
            : postalCodes.byNumber(kind, number);
      return entry && { entry };
    },
  };

  function findKiosk(placeId: string, locationId: number) {
    const index = network.indexOf(String(locationId));
    if (index === undefined) return undefined;
    const { city } = network.spot(index);
    const kiosk = toLocation(network.spot(index));
    if (kiosk.placeId !== placeId) return undefined;
    const { address, geoLocation } = kiosk;
    const [, houseNumber = "", route = ""] = /^(\d+),? (.+)$/.exec(address.street) ?? [];
    const entry: Entry = {
      placeId,
      types: ["store", "point_of_interest", "establishment"],
      city,
      shop: kiosk.retailer,
      postalCode: address.postalCode,
      houseNumber,
      route,
      position: { latitude: geoLocation.lat, longitude: geoLocation.lng },
      radiusKm: 0.15,
      closeness: 1,
    };
    return { entry, kiosk };
  }
}
