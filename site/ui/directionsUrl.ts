import { addressOf, type AddressLines } from "./kioskName";

interface Destination {
  /** Null when it is unknown: then Google finds the address. */
  geoLocation: { lat: number; lng: number } | null;
  address: AddressLines;
  /** Google's place id, by which Google finds name and entrance. */
  placeId?: string | null;
}

/** Returns the URL of directions to a kiosk in Google Maps, which opens in the visitor's app and needs no key. */
export function directionsUrl({ geoLocation, address, placeId }: Destination): string {
  const id = placeId ? `&destination_place_id=${encodeURIComponent(placeId)}` : "";
  const destination = geoLocation ? `${geoLocation.lat},${geoLocation.lng}` : encodeURIComponent(addressOf(address));
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}${id}`;
}
