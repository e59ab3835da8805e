import type { ServiceKey } from "./kiosk";

/** A kiosk as the map of the whole network knows it. */
export interface NetworkPoint {
  locationId: string;
  lat: number;
  lng: number;
  services: readonly ServiceKey[];
  /** State or province, two letters in capitals; empty where the backend does not say. */
  state: string;
  /** Empty where the backend does not say. */
  city: string;
}

/** All kiosks at once. */
export interface Network {
  /** What the backend calls this state of it. */
  etag: string | null;
  points: readonly NetworkPoint[];
}
