import type { ServiceSet } from "./serviceSet";

/** The points of all kiosks, one column for each property: a million objects would take many times as much memory. */
interface NetworkPoints {
  locationIds: string[];
  /** NaN when the backend sends no position that is one. */
  lats: number[];
  lngs: number[];
  services: ServiceSet[];
  /** The index of the kiosk's city in `cities`. */
  cities: number[];
}

/** A city of a state. */
interface NetworkCity {
  /** State or province, two letters in capitals; empty when the backend sends none. */
  state: string;
  /** Empty when the backend sends none. */
  city: string;
}

/** All kiosks, and the number of lines left out. */
export interface Network {
  points: NetworkPoints;
  cities: NetworkCity[];
  /** Lines that do not fit their contract. */
  badLines: number;
  /** Lines with the id of an earlier line. */
  duplicates: number;
}
