import type { ServiceSet } from "./serviceSet";

/** The points of all kiosks, a column for each thing that is known of one: a million objects would cost many times as much. */
export interface NetworkPoints {
  locationIds: string[];
  lats: number[];
  lngs: number[];
  services: ServiceSet[];
  /** Where in `cities` the city stands. */
  cities: number[];
}

/** A city of a state. */
interface NetworkCity {
  /** State or province, two letters in capitals; empty where the backend does not say. */
  state: string;
  /** Empty where the backend does not say. */
  city: string;
}

/** All kiosks at once, and what had to be left out. */
export interface Network {
  points: NetworkPoints;
  cities: NetworkCity[];
  /** Lines that do not fit their contract. */
  badLines: number;
  /** Lines of kiosks that were there already. */
  duplicates: number;
}
