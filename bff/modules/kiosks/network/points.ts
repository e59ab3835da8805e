import type { Bounds, LatLng } from "#bff/lib/geo.ts";
import { offersAll, SERVICE_SETS, type ServiceSet } from "#bff/sources/kiosks/serviceSet.ts";
import { splitAtDateLine } from "../bounds";
import { createHaversine, pickLowest, toKm } from "../distance";

/** Positions and services of all kiosks, one column for each property; a row is the same kiosk in each. An unknown position is NaN. */
export interface Points {
  lats: Float64Array;
  lngs: Float64Array;
  services: Uint8Array;
  /** Of each kiosk's city, its place among all cities by their number of kiosks; `NO_CITY` if it has none. */
  cities: Uint32Array;
  /** Of each kiosk's state, its place in `NetworkData.states`; `NO_STATE` if it has none. */
  states: Uint32Array;
}

/** After all cities, and after all states. */
export const [NO_CITY, NO_STATE] = [0xff_ff_ff_ff, 0xff_ff_ff_ff];

export const WORLD: Bounds = { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 };

/** Returns the rows of the kiosks in an area, its edges included, that offer all required services. */
export function rowsIn({ lats, lngs, services }: Points, bounds: Bounds, required: ServiceSet): Uint32Array {
  const rows = new Uint32Array(lats.length);
  let count = 0;
  for (const { minLat, maxLat, minLng, maxLng } of splitAtDateLine(bounds)) {
    for (let row = 0; row < lats.length; row++) {
      // A kiosk without a point (NaN) is in no area.
      const isIn = lats[row]! >= minLat && lats[row]! <= maxLat && lngs[row]! >= minLng && lngs[row]! <= maxLng;
      if (isIn && offersAll(services[row]!, required)) rows[count++] = row;
    }
  }
  return rows.subarray(0, count);
}

/** Returns the rows nearest to a point with their distances, the nearest first: `limit` of them after the first `offset`. */
export function nearestOf({ lats, lngs }: Points, rows: Uint32Array, from: LatLng, limit: number, offset = 0) {
  const haversine = createHaversine(from);
  const ranks: number[] = [];
  for (let index = 0; index < rows.length; index++) ranks.push(haversine(lats[rows[index]!]!, lngs[rows[index]!]!));
  return pickLowest(ranks, limit, offset).map((index) => ({ row: rows[index]!, distanceKm: toKm(ranks[index]!) }));
}

/** Counts how many kiosks of some lists of rows offer exactly each set of services. */
export function countSets({ services }: Points, ...lists: ArrayLike<number>[]): Uint32Array {
  const counts = new Uint32Array(SERVICE_SETS);
  for (const rows of lists) {
    for (let index = 0; index < rows.length; index++) counts[services[rows[index]!]!]!++;
  }
  return counts;
}
