/** A point: latitude and longitude in degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** A box of the map in degrees, edges included. When it crosses the antimeridian, its western edge is the greater one. */
export interface Bounds {
  minLat: number;
  maxLat: number;
  minLng: number;
  maxLng: number;
}
