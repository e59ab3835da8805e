import type { Town } from "./baseMap";

/**
 * The largest city of each region of the continent, in the order in which they are labelled. A city's own population would put San Jose
 * before San Francisco, and leave out Miami and Atlanta.
 */
const REGION_CITIES = [
  "New York",
  "Los Angeles",
  "Chicago",
  "Montréal",
  "Houston",
  "Miami",
  "Toronto",
  "Vancouver",
  "Seattle",
  "Denver",
  "San Francisco",
  "Boston",
  "Washington",
  "Atlanta",
  "Dallas",
  "Phoenix",
  "Minneapolis",
  "Calgary",
  "Winnipeg",
  "Kansas City",
  "Salt Lake City",
  "New Orleans",
  "Detroit",
  "Halifax",
  "Québec",
  "Edmonton",
  "Las Vegas",
  "Charlotte",
  "San Antonio",
];

/** Returns the base map's cities with those of the regions first, of rank 0, and all others of rank 1 or less. */
export function byRegion(places: readonly Town[]): Town[] {
  // Of several with a name, the first is the largest.
  const first = REGION_CITIES.map((name) => places.find((town) => town[0] === name)).filter((town) => town !== undefined);
  const others = places.filter((town) => !first.includes(town));
  return [
    ...first.map(([name, x, y]): Town => [name, x, y, 0]),
    ...others.map(([name, x, y, rank]): Town => [name, x, y, Math.max(1, rank)]),
  ];
}
