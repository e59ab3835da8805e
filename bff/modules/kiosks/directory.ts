import { SERVICE_KEYS, type ServiceKey } from "../../sources/kiosks/kiosk";
import type { NetworkPoint } from "../../sources/kiosks/network";
import { countryOf } from "./countries";
import { toSlug } from "./slug";

export interface ServiceCount {
  service: ServiceKey;
  kiosks: number;
}

export interface StateEntry {
  state: string;
  country: string | null;
  /** How many kiosks and cities there are. */
  kiosks: number;
  cities: number;
  services: ServiceCount[];
}

export interface CityEntry {
  city: string;
  slug: string;
  state: string;
  kiosks: number;
  services: ServiceCount[];
}

/** One page of the kiosks of a place. */
export interface PlacePage {
  total: number;
  locationIds: string[];
}

interface City {
  name: string;
  slug: string;
  ids: string[];
  services: Map<ServiceKey, number>;
}

type State = Map<string, City>;

const byName = new Intl.Collator("en").compare;

/** The network by state and city. Spellings of a city that make the same slug are one city; states are two letters in any case. */
export interface Directory {
  /** All states with kiosks, by code. */
  states(): StateEntry[];
  /** The cities of a state, by name; none where it has no kiosk. */
  cities(state: string): CityEntry[];
  /** One state by its code, or one of its cities by name or slug; null where there is no kiosk. */
  state(state: string): StateEntry | null;
  city(state: string, city: string): CityEntry | null;
  /** Whether there is such a kiosk. */
  has(locationId: string): boolean;
  /** Kiosks of a state, or of one of its cities by name or slug, ordered by city and then by id. */
  page(state: string, city: string | null | undefined, first: number, offset: number): PlacePage;
}

/** A directory to which kiosks are added one by one. */
export function createDirectory(): Directory & { add(point: NetworkPoint): void } {
  const states = new Map<string, State>();
  const slugs = new Map<string, string>();
  const ids = new Set<string>();
  const citiesOf = (state: string) => [...(states.get(normalize(state))?.values() ?? [])].sort((a, b) => byName(a.name, b.name));

  return {
    add({ locationId, state, city, services }) {
      ids.add(locationId);
      if (!state) return;
      const cities = getOrAdd(states, state, (): State => new Map());
      const slug = getOrAdd(slugs, city, () => toSlug(city));
      const entry = getOrAdd(cities, slug, () => ({ name: city, slug, ids: [], services: new Map() }));
      entry.ids.push(locationId);
      for (const service of services) entry.services.set(service, (entry.services.get(service) ?? 0) + 1);
    },

    states: () => [...states].map(([state, cities]) => toStateEntry(state, cities)).sort((a, b) => byName(a.state, b.state)),
    cities: (state) => citiesOf(state).filter(isNamed).map((city) => toCityEntry(normalize(state), city)),

    state(state) {
      const cities = states.get(normalize(state));
      return cities ? toStateEntry(normalize(state), cities) : null;
    },

    city(state, city) {
      const found = states.get(normalize(state))?.get(toSlug(city));
      return found && isNamed(found) ? toCityEntry(normalize(state), found) : null;
    },

    has: (locationId) => ids.has(locationId),

    page(state, city, first, offset) {
      const slug = typeof city === "string" ? toSlug(city) : null;
      const cities = citiesOf(state).filter((one) => slug === null || (isNamed(one) && one.slug === slug));
      return { total: countIds(cities), locationIds: slice(cities, offset, first) };
    },
  };
}

/** Sorts the ids of those cities only that the page touches. */
function slice(cities: readonly City[], offset: number, first: number): string[] {
  const kept: string[] = [];
  let skip = offset;
  for (const { ids } of cities) {
    if (kept.length === first) break;
    if (skip < ids.length) kept.push(...ids.toSorted(byId).slice(skip, skip + first - kept.length));
    skip = Math.max(0, skip - ids.length);
  }
  return kept;
}

function toStateEntry(state: string, all: State): StateEntry {
  const cities = [...all.values()];
  return { state, country: countryOf(state), kiosks: countIds(cities), cities: cities.filter(isNamed).length, services: countServices(cities) };
}

function toCityEntry(state: string, city: City): CityEntry {
  return { city: city.name, slug: city.slug, state, kiosks: city.ids.length, services: countServices([city]) };
}

function countServices(cities: readonly City[]): ServiceCount[] {
  return SERVICE_KEYS.map((service) => ({ service, kiosks: cities.reduce((sum, { services }) => sum + (services.get(service) ?? 0), 0) }));
}

// A kiosk whose city nobody knows counts in its state.
function isNamed({ slug }: City): boolean {
  return slug !== "";
}

function countIds(cities: readonly City[]): number {
  return cities.reduce((sum, { ids }) => sum + ids.length, 0);
}

// Ids are numbers as text: the shorter one is the smaller.
function byId(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

function normalize(state: string): string {
  return state.trim().toUpperCase();
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}
