import type { Network } from "../../../sources/kiosks/network";
import { SERVICE_SETS } from "../../../sources/kiosks/serviceSet";
import { toSlug } from "../slug";
import { wholeNumbers } from "./columns";

/** The network by state and city, as threads share it. */
export interface DirectoryData {
  /** Cities by state and name; the kiosks of a state whose city is not known form one without a name. */
  cities: { state: string; name: string; slug: string }[];
  /** Where each city's rows begin in `byCity`, and behind the last one where all end. */
  starts: Uint32Array;
  /** Rows by city and then by id; those without a state stand behind all others. */
  byCity: Uint32Array;
  /** For each city and each set of services, how many of its kiosks offer exactly that. */
  counts: Uint32Array;
  /** Rows by id. */
  byId: Uint32Array;
}

const byName = new Intl.Collator("en").compare;

/** Sorts kiosks into their cities. `order` tells which of the network's points stands in which row. */
export function buildDirectoryData({ points, places }: Network, order: Uint32Array): DirectoryData {
  const { cities, cityOf } = findCities(places);
  const ids = Array.from(order, (point) => points.locationIds[point]!);
  const byId = wholeNumbers(order.length);
  byId.set(order.map((_, row) => row).sort((one, other) => compareIds(ids[one]!, ids[other]!)));

  const cityOfRow = (row: number) => cityOf[points.places[order[row]!]!]!;
  const counts = wholeNumbers(cities.length * SERVICE_SETS);
  const starts = wholeNumbers(cities.length + 1);
  for (let row = 0; row < order.length; row++) {
    const city = cityOfRow(row);
    if (city === cities.length) continue;
    counts[city * SERVICE_SETS + points.services[order[row]!]!]!++;
    starts[city + 1]!++;
  }
  for (let city = 0; city < cities.length; city++) starts[city + 1]! += starts[city]!;

  const byCity = wholeNumbers(order.length);
  const next = starts.slice();
  for (const row of byId) byCity[next[cityOfRow(row)]!++] = row;
  return { cities, starts, byCity, counts, byId };
}

/** Ids are numbers as text: the shorter one is the smaller. */
export function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

/** The cities of all places in their order, and for each place which of them it is: the number of all where it is none. */
function findCities(places: Network["places"]) {
  const slugOf = places.map(({ city }) => toSlug(city));
  const found = new Map<string, DirectoryData["cities"][number]>();
  const keyOf = (place: number) => `${places[place]!.state}/${slugOf[place]}`;
  places.forEach(({ state, city }, place) => {
    // Spellings that make the same slug are one city, called as it is first.
    if (state && !found.has(keyOf(place))) found.set(keyOf(place), { state, name: city, slug: slugOf[place]! });
  });
  const keys = [...found].sort(
    ([, a], [, b]) => byName(a.state, b.state) || (a.state < b.state ? -1 : a.state > b.state ? 1 : byName(a.name, b.name)),
  );
  const indexes = new Map(keys.map(([key], index) => [key, index]));
  return { cities: keys.map(([, city]) => city), cityOf: places.map((_, place) => indexes.get(keyOf(place)) ?? keys.length) };
}
