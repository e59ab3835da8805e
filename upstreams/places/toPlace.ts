import { toViewport } from "./area";
import { toEntryName, type Entry } from "./entry";
import type { Kiosk } from "./gazetteer";
import { toOpeningHours } from "./openingHours";
import { createPhotos } from "./photos";
import { toAddressComponents, toFormattedAddress, toShortAddress } from "./placeText";
import type { Language } from "./regionNames";
import { createRating } from "./reviews";

/** Returns a place with all its fields, before the field mask is applied. */
export function toPlace(entry: Entry, language: Language, kiosk?: Kiosk) {
  const { placeId, types, position, radiusKm } = entry;
  const photos = createPhotos(placeId, types);
  return {
    name: `places/${placeId}`,
    id: placeId,
    types,
    formattedAddress: toFormattedAddress(entry, language),
    shortFormattedAddress: toShortAddress(entry),
    addressComponents: toAddressComponents(entry, language),
    location: position,
    viewport: toViewport(position, radiusKm),
    // Like Google, leaves out empty fields.
    ...(photos.length > 0 && { photos }),
    primaryType: types[0],
    displayName: { text: toEntryName(entry), languageCode: language },
    googleMapsUri: `https://maps.google.com/?q=place_id:${placeId}`,
    ...(kiosk && toShopFields(kiosk, placeId, language)),
  };
}

/** A kiosk whose store has a provider to name, which few of Google's places have. */
const PROVIDED = "100004";
const attributions = [
  { provider: "Aisle Atlas", providerUri: "https://providers.example/aisle-atlas" },
  { provider: "Repère & fils", providerUri: "http://providers.example/repere" },
];

function toShopFields(kiosk: Kiosk, placeId: string, language: Language) {
  const { locationId, address, phone, hours, timeZone } = kiosk;
  const native = address.state === "QC" ? "fr" : "en";
  return {
    businessStatus: "OPERATIONAL",
    ...(locationId === PROVIDED && { attributions }),
    timeZone: { id: timeZone },
    ...(phone && { nationalPhoneNumber: phone, internationalPhoneNumber: `+1 ${phone}` }),
    ...(hours && { regularOpeningHours: toOpeningHours(hours, language) }),
    ...createRating(Number(locationId), placeId, native, language),
  };
}
