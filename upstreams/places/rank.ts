import { contains, toCenter, toDistanceKm, type Area, type LatLng } from "./area";
import type { Entry } from "./entry";

/** The preferences of a request by which places are ranked. */
export interface Preferences {
  bias?: Area | undefined;
  /** Two letters, lower case. */
  regionCode?: string | undefined;
}

/** Sorts entries by relevance: whole names before prefixes, places near the bias, and big cities. */
export function rank(entries: readonly Entry[], { bias, regionCode }: Preferences): Entry[] {
  const center = bias && toCenter(bias);
  const scores = new Map(
    entries.map((entry) => {
      const { closeness, city } = entry;
      const isHome = city.country.toLowerCase() === regionCode;
      const size = Math.log(city.population + 1);
      return [entry, size + 6 * closeness + (isHome ? 3 : 0) + toNearness(entry, bias, center)];
    }),
  );
  return [...entries].sort((a, b) => scores.get(b)! - scores.get(a)!);
}

/** Sorts entries by distance, the nearest first. */
export function rankByDistance(entries: readonly Entry[], from: LatLng): Entry[] {
  const distances = new Map(entries.map((entry) => [entry, toDistanceKm(from, entry.position)]));
  return [...entries].sort((a, b) => distances.get(a)! - distances.get(b)!);
}

// Outweighs any difference in size: a bias exists to put the small town nearby first.
function toNearness({ position }: Entry, bias: Area | undefined, center: LatLng | undefined): number {
  if (!bias || !center) return 0;
  return (contains(bias, position) ? 30 : 0) - Math.log(1 + toDistanceKm(center, position));
}
