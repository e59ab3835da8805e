import type { LatLng } from "../../../lib/geo";
import { distanceKm, takeNearest } from "../distance";
import type { CityEntry, Directory, StateEntry } from "./directory";
import type { DirectoryData } from "./directoryData";
import type { Tree } from "./tree";

/** The neighbours of cities and states. */
export interface Neighbours {
  /** Returns other cities, the nearest first; none when the city is unknown. */
  cities(state: string, slug: string, limit: number): CityEntry[];
  /** Returns other states, ordered by the distance of their nearest city to the middle of this one's cities. */
  states(state: string, limit: number): StateEntry[];
  /** Returns the middle of a city's kiosks; null when the city is unknown. */
  middleOfCity(state: string, slug: string): LatLng | null;
}

interface Middle extends LatLng {
  state: string;
  slug: string;
}

/** The position of a city is the mean of this many kiosks. */
const SAMPLE = 16;

/** Maximum number of neighbours of one city or state. */
export const MOST_NEIGHBOURS = 20;

/**
 * Creates the neighbours; reads the positions of cities from the directory's rows on the first call. The neighbours of a city or state are
 * computed once in a network's life, since one operation may ask for those of all.
 */
export function createNeighbours(
  { cities, starts, byCity }: DirectoryData,
  directory: Directory,
  { xs, ys }: Pick<Tree, "xs" | "ys">,
): Neighbours {
  const middles = once(() =>
    cities.flatMap(({ state, slug }, city): Middle[] => {
      const rows = byCity.subarray(starts[city], Math.min(starts[city + 1]!, starts[city]! + SAMPLE));
      return slug && rows.length > 0 ? [{ state, slug, ...middleOf(Array.from(rows, (row) => ({ lat: ys[row]!, lng: xs[row]! }))) }] : [];
    }),
  );
  const middleOfCity = once(() => new Map(middles().map((middle) => [keyOf(middle.state, middle.slug), middle])));

  const citiesNear = keptByKey((key): Middle[] => {
    const here = middleOfCity().get(key);
    if (!here) return [];
    const others = middles().filter((one) => one !== here);
    return takeNearest(others, here, MOST_NEIGHBOURS).map(({ item }) => item);
  });
  const statesNear = keptByKey((state): string[] => {
    const own = middles().filter((one) => one.state === state);
    if (own.length === 0) return [];
    const here = middleOf(own);
    const reach = new Map<string, number>();
    for (const city of middles()) {
      if (city.state !== state) reach.set(city.state, Math.min(reach.get(city.state) ?? Infinity, distanceKm(here, city)));
    }
    return [...reach]
      .sort(([, one], [, other]) => one - other)
      .slice(0, MOST_NEIGHBOURS)
      .map(([code]) => code);
  });

  return {
    cities(state, slug, limit) {
      const near = citiesNear(keyOf(state, slug)).slice(0, limit);
      return near.flatMap((city) => directory.city(city.state, city.slug) ?? []);
    },
    states(state, limit) {
      const near = statesNear(state).slice(0, limit);
      return near.flatMap((code) => directory.state(code) ?? []);
    },
    middleOfCity: (state, slug) => middleOfCity().get(keyOf(state, slug)) ?? null,
  };
}

function keyOf(state: string, slug: string): string {
  return `${state} ${slug}`;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Caches the results of keys, except empty ones: their keys may be invented. */
function keptByKey<T>(find: (key: string) => T[]): (key: string) => T[] {
  const kept = new Map<string, T[]>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const found = find(key);
    if (found.length > 0) kept.set(key, found);
    return found;
  };
}

function middleOf(points: readonly LatLng[]): LatLng {
  const mean = (of: (point: LatLng) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
