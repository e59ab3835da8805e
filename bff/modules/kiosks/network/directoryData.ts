import type { Network } from "../../../sources/kiosks/network";
import { SERVICE_SETS } from "../../../sources/kiosks/serviceSet";
import { toSlug } from "../slug";
import { sharedUint32s } from "./columns";

/** The network by state and city, in memory that threads share. */
export interface DirectoryData {
  /** Cities by state and name; the kiosks of a state without a city form one without a name. */
  cities: { state: string; name: string; slug: string }[];
  /** The index in `byCity` where each city's rows begin, and after the last city the index where all end. */
  starts: Uint32Array;
  /** Rows by city and then by id; rows without a state come last. */
  byCity: Uint32Array;
  /** For each city and each set of services, how many of its kiosks offer exactly that set. */
  counts: Uint32Array;
  /** Rows by id. */
  byId: Uint32Array;
}

const byName = new Intl.Collator("en").compare;

/** Sorts kiosks into their cities. `order` holds the network's index of the kiosk in each row. */
export function buildDirectoryData({ points, cities: spellings }: Network, order: Uint32Array): DirectoryData {
  const { cities, cityOf } = findCities(spellings);
  const ids = Array.from(order, (point) => points.locationIds[point]!);
  const byId = sharedUint32s(order.length);
  byId.set(order.map((_, row) => row).sort((one, other) => compareIds(ids[one]!, ids[other]!)));

  const cityOfRow = (row: number) => cityOf[points.cities[order[row]!]!]!;
  const counts = sharedUint32s(cities.length * SERVICE_SETS);
  const starts = sharedUint32s(cities.length + 1);
  for (let row = 0; row < order.length; row++) {
    const city = cityOfRow(row);
    if (city === cities.length) continue;
    counts[city * SERVICE_SETS + points.services[order[row]!]!]!++;
    starts[city + 1]!++;
  }
  for (let city = 0; city < cities.length; city++) starts[city + 1]! += starts[city]!;

  const byCity = sharedUint32s(order.length);
  const next = starts.slice();
  for (const row of byId) byCity[next[cityOfRow(row)]!++] = row;
  return { cities, starts, byCity, counts, byId };
}

/** Compares ids, which are numbers as text: the shorter one is the smaller. */
export function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

/** Returns the cities in their order, and for each spelling the index of its city; the number of cities when it has no state. */
function findCities(spellings: Network["cities"]) {
  const slugOf = spellings.map(({ city }) => toSlug(city));
  const found = new Map<string, DirectoryData["cities"][number]>();
  const keyOf = (index: number) => `${spellings[index]!.state}/${slugOf[index]}`;
  spellings.forEach(({ state, city }, index) => {
    // Spellings with the same slug are one city, named by its first spelling.
    if (state && !found.has(keyOf(index))) found.set(keyOf(index), { state, name: city, slug: slugOf[index]! });
  });
  const keys = [...found].sort(
    ([, a], [, b]) => byName(a.state, b.state) || (a.state < b.state ? -1 : a.state > b.state ? 1 : byName(a.name, b.name)),
  );
  const indexes = new Map(keys.map(([key], city) => [key, city]));
  return { cities: keys.map(([, city]) => city), cityOf: spellings.map((_, index) => indexes.get(keyOf(index)) ?? keys.length) };
}
