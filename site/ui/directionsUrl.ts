interface Destination {
  geoLocation: { lat: number; lng: number };
  /** Google's place id, by which Google finds name and entrance. */
  placeId?: string | null;
}

/** Returns the URL of directions to a point in Google Maps, which opens in the visitor's app and needs no key. */
export function directionsUrl({ geoLocation: { lat, lng }, placeId }: Destination): string {
  const id = placeId ? `&destination_place_id=${encodeURIComponent(placeId)}` : "";
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}${id}`;
}
