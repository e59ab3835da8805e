import {
  countOffering,
  countServices,
  type KioskCount,
  offersAll,
  type ServiceCount,
  type ServiceSet,
} from "#bff/sources/kiosks/serviceSet.ts";
import { toCityKey } from "#shared/forms/placeName.ts";
import { countryOf } from "#shared/forms/regions.ts";
import { type City, compareIds, type NetworkData } from "./networkData";
import { countSets } from "./points";

export interface StateEntry {
  state: string;
  country: string | null;
  kioskCount: number;
  cityCount: number;
  services: ServiceCount[];
}

export interface CityEntry {
  city: string;
  slug: string;
  state: string;
  kioskCount: number;
  services: ServiceCount[];
}

/** Which kiosks of a state or city to return. */
export interface PageQuery {
  /** Only kiosks that offer all of these. */
  required: ServiceSet;
  first: number;
  offset: number;
}

/** One page of the kiosks of a state or city that offer the required services, with their total number. */
export interface KioskPage extends KioskCount {
  locationIds: string[];
}

/** The network by state and city. Spellings of a city with the same key are one city; states are two letters in any case. */
export type Directory = ReturnType<typeof createDirectory>;

/** How many cities are suggested for a text. */
const MAX_SUGGESTED = 3;
/** No city's name is longer; making a key of the longest text that a visitor may send takes milliseconds. */
const MAX_NAME_CHARS = 200;

/** Creates the directory of a network. */
export function createDirectory({ ids, points, cities, citiesBySize }: NetworkData) {
  const states = new Map<string, Map<string, City>>();
  for (const city of cities) states.set(city.state, (states.get(city.state) ?? new Map<string, City>()).set(city.key, city));

  const codeOf = (state: string) => state.trim().toUpperCase();
  const citiesOf = (state: string) => [...(states.get(codeOf(state))?.values() ?? [])];
  const keyOf = (name: string) => (name.length > MAX_NAME_CHARS ? "" : toCityKey(name));
  // A kiosk without a city counts only in its state.
  const find = (state: string, key: string) => (key ? states.get(state)?.get(key) : undefined);
  const offers = (row: number, required: ServiceSet) => offersAll(points.services[row]!, required);

  const count = (some: readonly City[], required: ServiceSet) => {
    const sets = countSets(points, ...some.map(({ rows }) => rows));
    return { kioskCount: countOffering(sets, required), services: countServices(sets, required) };
  };
  const namedWith = (some: readonly City[], required: ServiceSet) =>
    some.filter(({ slug, rows }) => slug && rows.some((row) => offers(row, required)));
  const toStateEntry = (state: string, required: ServiceSet): StateEntry => {
    const some = citiesOf(state);
    return { state, country: countryOf(state), ...count(some, required), cityCount: namedWith(some, required).length };
  };
  const toCityEntry = (city: City, required: ServiceSet = 0): CityEntry => {
    const { name, slug, state } = city;
    return { city: name, slug, state, ...count([city], required) };
  };

  return {
    /** Returns the cities with most kiosks, these first. */
    largestCities: (first: number): CityEntry[] => citiesBySize.slice(0, first).map((city) => toCityEntry(city)),

    /** Returns the cities that a visitor may be typing, with or without their state, those with most kiosks first. */
    citiesStarting(text: string): CityEntry[] {
      const [name = "", state = ""] = text.split(",", 2);
      const [key, code] = [keyOf(name), codeOf(state)];
      if (!key) return [];
      const starting = citiesBySize.filter((city) => city.key.startsWith(key) && city.state.startsWith(code));
      return starting.slice(0, MAX_SUGGESTED).map((city) => toCityEntry(city));
    },

    /** Returns all states with kiosks that offer the required services, by code, with counts of those kiosks. */
    states: (required: ServiceSet = 0): StateEntry[] =>
      [...states.keys()].map((state) => toStateEntry(state, required)).filter(({ kioskCount }) => kioskCount > 0),

    /** Returns the cities of a state with such kiosks, by name; none when the state has no kiosk. */
    cities: (state: string, required: ServiceSet = 0): CityEntry[] =>
      namedWith(citiesOf(state), required).map((city) => toCityEntry(city, required)),

    /** Returns the cities of one name or slug in all states, those with most kiosks first. */
    citiesNamed(name: string): CityEntry[] {
      const key = keyOf(name);
      const named = [...states.keys()].flatMap((state) => find(state, key) ?? []);
      return named.map((city) => toCityEntry(city)).sort((one, other) => other.kioskCount - one.kioskCount);
    },

    /** Returns a state by its code; null when it has no kiosk at all. */
    state: (state: string, required: ServiceSet = 0): StateEntry | null =>
      states.has(codeOf(state)) ? toStateEntry(codeOf(state), required) : null,

    /** Returns a city of a state by its name or slug; null when it has no kiosk at all. */
    city(state: string, name: string): CityEntry | null {
      const city = find(codeOf(state), keyOf(name));
      return city ? toCityEntry(city) : null;
    },

    /** Returns the slug of a city of a state, by its name in any spelling; undefined when it has no kiosk. */
    slugOf: (state: string, name: string): string | undefined => find(codeOf(state), keyOf(name))?.slug,

    /** Returns whether a kiosk exists. */
    has(locationId: string): boolean {
      let [low, high] = [0, ids.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (compareIds(ids[middle]!, locationId) < 0) low = middle + 1;
        else high = middle;
      }
      return ids[low] === locationId;
    },

    /** Returns the ids of all kiosks, in their order: `first` of them after the first `offset`. */
    ids: (first: number, offset: number): string[] => ids.slice(offset, offset + first),

    /** Returns kiosks of a state, or of one of its cities by name or slug, ordered by city and then by id. */
    page(state: string, name: string | null | undefined, { required, first, offset }: PageQuery): KioskPage {
      const some = typeof name === "string" ? [find(codeOf(state), keyOf(name)) ?? []].flat() : citiesOf(state);
      const { kioskCount: totalCount, services } = count(some, required);
      const rows = some.flatMap((city) => city.rows.filter((row) => offers(row, required)));
      return { totalCount, services, locationIds: rows.slice(offset, offset + first).map((row) => ids[row]!) };
    },
  };
}
