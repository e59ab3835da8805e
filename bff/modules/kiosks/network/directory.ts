import { countOffering, countServices, SERVICE_SETS, type ServiceCount } from "../../../sources/kiosks/serviceSet";
import { countryOf } from "../countries";
import { toSlug } from "../slug";
import { compareIds, type DirectoryData } from "./directoryData";

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

/** The cities of a state: those from `first` to before `end`. */
interface State {
  code: string;
  first: number;
  end: number;
  bySlug: Map<string, number>;
}

/** A directory over what has been sorted; `idOf` reads the id of a row. */
export function createDirectory(data: DirectoryData, idOf: (row: number) => string): Directory {
  const { cities, starts, byCity, byId } = data;
  const states = findStates(data);
  const stateOf = (state: string) => states.get(state.trim().toUpperCase());
  const countsOf = (city: number) => data.counts.subarray(city * SERVICE_SETS, (city + 1) * SERVICE_SETS);
  // A kiosk whose city nobody knows counts in its state.
  const isNamed = (city: number) => cities[city]!.slug !== "";

  const toStateEntry = ({ code, first, end }: State): StateEntry => {
    const sums = new Uint32Array(SERVICE_SETS);
    for (let city = first; city < end; city++) countsOf(city).forEach((count, set) => (sums[set]! += count));
    const named = cities.slice(first, end).filter(({ slug }) => slug !== "").length;
    return { state: code, country: countryOf(code), kiosks: countOffering(sums, 0), cities: named, services: countServices(sums) };
  };
  const toCityEntry = (city: number): CityEntry => {
    const { name, slug, state } = cities[city]!;
    return { city: name, slug, state, kiosks: starts[city + 1]! - starts[city]!, services: countServices(countsOf(city)) };
  };
  const findCity = (state: string, city: string): number | undefined => {
    const found = stateOf(state)?.bySlug.get(toSlug(city));
    return found !== undefined && isNamed(found) ? found : undefined;
  };
  const rowsOf = (state: string, city: string | null | undefined): Uint32Array => {
    if (typeof city !== "string") {
      const found = stateOf(state);
      return found ? byCity.subarray(starts[found.first], starts[found.end]) : byCity.subarray(0, 0);
    }
    const found = findCity(state, city);
    return found === undefined ? byCity.subarray(0, 0) : byCity.subarray(starts[found], starts[found + 1]);
  };

  return {
    states: () => [...states.values()].map(toStateEntry),

    cities(state) {
      const { first, end } = stateOf(state) ?? { first: 0, end: 0 };
      return Array.from({ length: end - first }, (_, index) => first + index).filter(isNamed).map(toCityEntry);
    },

    state(state) {
      const found = stateOf(state);
      return found ? toStateEntry(found) : null;
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

    page(state, city, first, offset) {
      const rows = rowsOf(state, city);
      return { total: rows.length, locationIds: Array.from(rows.subarray(offset, offset + first), idOf) };
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
