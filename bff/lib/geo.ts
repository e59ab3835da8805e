/** A point in degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** A box of the map in degrees; its edges belong to it, and it never crosses the antimeridian. */
export interface Bounds {
  minLat: number;
  maxLat: number;
  minLng: number;
  maxLng: number;
}
