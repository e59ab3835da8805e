import {
  countOffering,
  countServices,
  type KioskCount,
  offersAll,
  SERVICE_SETS,
  type ServiceCount,
  type ServiceSet,
} from "../../../sources/kiosks/serviceSet";
import { countryOf } from "../../../../forms/regions";
import { toSlug } from "../slug";
import { compareIds, type DirectoryData } from "./directoryData";

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
  wanted: ServiceSet;
  first: number;
  offset: number;
}

/** One page of the kiosks of a state or city that offer the required services, with their total number. */
export interface KioskPage extends KioskCount {
  locationIds: string[];
}

/** The network by state and city. Spellings of a city with the same slug are one city; states are two letters in any case. */
export interface Directory {
  /** Returns all states with kiosks that offer the required services, by code, with counts of those kiosks. */
  states(wanted?: ServiceSet): StateEntry[];
  /** Returns the cities of a state with such kiosks, by name; none when the state has no kiosk. */
  cities(state: string, wanted?: ServiceSet): CityEntry[];
  /** Returns the cities of one name or slug in all states, those with most kiosks first. */
  citiesNamed(city: string): CityEntry[];
  /** Returns one state by its code, or one of its cities by name or slug; null when it has no kiosk at all. */
  state(state: string, wanted?: ServiceSet): StateEntry | null;
  city(state: string, city: string): CityEntry | null;
  /** Returns whether a kiosk exists. */
  has(locationId: string): boolean;
  /** Returns the ids of all kiosks, in their order: `first` of them after the first `offset`. */
  ids(first: number, offset: number): string[];
  /** Returns kiosks of a state, or of one of its cities by name or slug, ordered by city and then by id. */
  page(state: string, city: string | null | undefined, query: PageQuery): KioskPage;
}

/** A range of cities, from `first` to before `end`. */
interface Span {
  first: number;
  end: number;
}

const NO_CITY: Span = { first: 0, end: 0 };
/** No city's name is longer; making a slug of the longest text that a visitor may send takes milliseconds. */
const MAX_NAME_CHARS = 200;

/** A state and its cities. */
interface State extends Span {
  code: string;
  bySlug: Map<string, number>;
}

/** Creates a directory over sorted data; `idOf` returns the id of a row, `offered` holds the services of each row. */
export function createDirectory(data: DirectoryData, idOf: (row: number) => string, offered: Uint8Array): Directory {
  const { cities, starts, byCity, byId } = data;
  const states = findStates(data);
  const stateOf = (state: string) => states.get(state.trim().toUpperCase());
  const countsOf = (city: number) => data.counts.subarray(city * SERVICE_SETS, (city + 1) * SERVICE_SETS);
  // A kiosk without a city counts only in its state.
  const isNamed = (city: number) => cities[city]!.slug !== "";

  const sumCounts = ({ first, end }: Span): Uint32Array => {
    const sums = new Uint32Array(SERVICE_SETS);
    for (let city = first; city < end; city++) countsOf(city).forEach((count, set) => (sums[set]! += count));
    return sums;
  };
  const citiesIn = ({ first, end }: Span, wanted: ServiceSet): number[] =>
    Array.from({ length: end - first }, (_, index) => first + index).filter(
      (city) => isNamed(city) && countOffering(countsOf(city), wanted) > 0,
    );
  const toStateEntry = ({ code, ...span }: State, wanted: ServiceSet): StateEntry => {
    const sums = sumCounts(span);
    return {
      state: code,
      country: countryOf(code),
      kioskCount: countOffering(sums, wanted),
      cityCount: citiesIn(span, wanted).length,
      services: countServices(sums, wanted),
    };
  };
  const toCityEntry = (city: number, wanted: ServiceSet = 0): CityEntry => {
    const { name, slug, state } = cities[city]!;
    const counts = countsOf(city);
    return { city: name, slug, state, kioskCount: countOffering(counts, wanted), services: countServices(counts, wanted) };
  };
  const slugOf = (city: string) => (city.length > MAX_NAME_CHARS ? "" : toSlug(city));
  const findSlug = (state: State | undefined, slug: string): number | undefined => {
    const found = state?.bySlug.get(slug);
    return found !== undefined && isNamed(found) ? found : undefined;
  };
  const findCity = (state: string, city: string) => findSlug(stateOf(state), slugOf(city));
  const spanOf = (state: string, city: string | null | undefined): Span => {
    if (typeof city !== "string") return stateOf(state) ?? NO_CITY;
    const found = findCity(state, city);
    return found === undefined ? NO_CITY : { first: found, end: found + 1 };
  };

  return {
    states: (wanted = 0) => [...states.values()].map((state) => toStateEntry(state, wanted)).filter(({ kioskCount }) => kioskCount > 0),

    cities: (state, wanted = 0) => citiesIn(stateOf(state) ?? NO_CITY, wanted).map((city) => toCityEntry(city, wanted)),

    citiesNamed(city) {
      const slug = slugOf(city);
      const found = [...states.values()].flatMap((state) => findSlug(state, slug) ?? []);
      return found.map((one) => toCityEntry(one)).toSorted((one, other) => other.kioskCount - one.kioskCount);
    },

    state(state, wanted = 0) {
      const found = stateOf(state);
      return found ? toStateEntry(found, wanted) : null;
    },

    city(state, city) {
      const found = findCity(state, city);
      return found === undefined ? null : toCityEntry(found);
    },

    has(locationId) {
      let [low, high] = [0, byId.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (compareIds(idOf(byId[middle]!), locationId) < 0) low = middle + 1;
        else high = middle;
      }
      return low < byId.length && idOf(byId[low]!) === locationId;
    },

    ids: (first, offset) => Array.from(byId.subarray(offset, offset + first), idOf),

    page(state, city, { wanted, first, offset }) {
      const span = spanOf(state, city);
      const rows = byCity.subarray(starts[span.first], starts[span.end]);
      const fitting = wanted === 0 ? rows : rows.filter((row) => offersAll(offered[row]!, wanted));
      const counts = sumCounts(span);
      return {
        totalCount: countOffering(counts, wanted),
        services: countServices(counts, wanted),
        locationIds: Array.from(fitting.subarray(offset, offset + first), idOf),
      };
    },
  };
}

function findStates({ cities }: DirectoryData): Map<string, State> {
  const states = new Map<string, State>();
  cities.forEach(({ state: code, slug }, city) => {
    const state = states.get(code) ?? { code, first: city, end: city, bySlug: new Map() };
    state.end = city + 1;
    state.bySlug.set(slug, city);
    states.set(code, state);
  });
  return states;
}
