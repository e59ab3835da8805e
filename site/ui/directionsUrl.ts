interface Destination {
  geoLocation: { lat: number; lng: number };
  /** Google's id of it, by which Google knows its name and its entrance. */
  placeId?: string | null;
}

/** The way to a place on Google Maps, in the visitor's own app: a link that needs no key. */
export function directionsUrl({ geoLocation: { lat, lng }, placeId }: Destination): string {
  const id = placeId ? `&destination_place_id=${encodeURIComponent(placeId)}` : "";
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}${id}`;
}
