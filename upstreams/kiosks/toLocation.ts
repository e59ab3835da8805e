import { createPlaceId } from "../lib/placeId";
import { createRandom } from "../lib/random";
import { createAddress, createPhone } from "./address";
import { createHolidayHours, createHours } from "./hours";
import { createDesignGroups, createSites, toServices } from "./machines";
import type { Spot } from "./network";
import { createRetailer } from "./shops";
import { toTimeZone } from "./timeZone";

/** Returns a kiosk in the format of the product backend. Some properties are missing for some kiosks. */
export function toLocation({ index, locationId, city, cityIndex, lat, lng }: Spot) {
  const draw = (facet: string) => createRandom(index, facet);
  const gaps = draw("gaps");
  const retailer = createRetailer(city.state, draw("retailer"));
  const hours = createHours(draw("hours"));
  return {
    locationId,
    ...(gaps.chance(0.97) && { name: `${retailer} ${city.name}` }),
    retailer,
    address: createAddress(city, cityIndex, draw("address")),
    ...(gaps.chance(0.9) && { phone: createPhone(city, draw("phone")) }),
    timeZone: toTimeZone(city),
    stocksDesignGroups: createDesignGroups(draw("designs")),
    ...(hours && { hours, holidayHours: createHolidayHours(city.country, draw("holidays")) }),
    geoLocation: { lat, lng },
    ...(gaps.chance(0.85) && { placeId: toPlaceId(locationId) }),
    locksmithArea: isLocksmithArea(index),
    sites: createSites(draw("sites")),
  };
}

/** Returns a kiosk as a line of the network's summary. */
export function toPoint({ index, locationId, city, lat, lng }: Spot) {
  const services = toServices(createSites(createRandom(index, "sites")), isLocksmithArea(index));
  return { locationId, lat, lng, services, state: city.state, city: city.name };
}

/** Returns a kiosk's place id in the places service. */
function toPlaceId(locationId: string): string {
  return createPlaceId("kiosk", Number(locationId));
}

function isLocksmithArea(index: number): boolean {
  return createRandom(index, "locksmith").chance(0.3);
}
