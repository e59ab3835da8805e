import { toRegion } from "#shared/forms/regions.ts";
import { SourceError } from "../../lib/errors";
import { PLACE_WITHOUT_LOCATION } from "./errors";
import type { AddressComponents, PlacePayload } from "./payload";
import { type Address, type Place, PLACES } from "./place";
import { toAttributions } from "./toAttributions";

/** Maps a parsed payload to the graph's place; throws when it has no position, since places are requested to be shown on a map. */
export function toPlace(payload: PlacePayload): Place {
  const { id, displayName, formattedAddress, shortFormattedAddress, location, viewport, types, attributions } = payload;
  if (!location) throw new SourceError(`The place ${id} has no location`, { source: PLACES, ...PLACE_WITHOUT_LOCATION });
  return {
    placeId: id,
    name: displayName?.text ?? formattedAddress ?? null,
    types,
    geoLocation: location,
    northeast: viewport?.high ?? null,
    southwest: viewport?.low ?? null,
    formattedAddress: formattedAddress ?? null,
    vicinity: shortFormattedAddress ?? null,
    attributions: toAttributions(attributions),
  };
}

/** What may stand for a city, best first: to Google, neither Brooklyn nor townships and villages are localities. */
const CITIES = ["locality", "postal_town", "sublocality_level_1", "sublocality", "administrative_area_level_3", "neighborhood"] as const;

/** Maps a parsed payload to the parts of its address. */
export function toAddress({ id, formattedAddress, location, addressComponents, attributions }: PlacePayload): Address {
  const part = partsOf(addressComponents);
  const { state, country } = regionOf(addressComponents);
  return {
    placeId: id,
    name: formattedAddress ?? null,
    streetNumber: part("street_number").longText,
    route: part("route").longText,
    locality: CITIES.map((type) => part(type).longText).find(Boolean) ?? null,
    administrativeAreaLevel1: state,
    administrativeAreaLevel2: part("administrative_area_level_2").longText,
    country,
    postalCode: part("postal_code").longText,
    latitude: location?.lat ?? null,
    longitude: location?.lng ?? null,
    attributions: toAttributions(attributions),
  };
}

/** Returns the two-letter codes of an address's state or province and country; null when it has none. Territories are states of the US. */
export function regionOf(components: AddressComponents | null | undefined) {
  const part = partsOf(components);
  const [area, land] = [part("administrative_area_level_1"), part("country")];
  return toRegion({ state: area.shortText ?? area.longText, country: land.shortText });
}

function partsOf(components: AddressComponents | null | undefined) {
  return (type: string) => {
    const { longText, shortText } = components?.find((one) => one.types.includes(type) && (one.longText || one.shortText)) ?? {};
    return { longText: longText ?? null, shortText: shortText ?? null };
  };
}
