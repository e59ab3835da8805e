import type { LatLng } from "../../../lib/geo";
import { distanceKm, takeNearest } from "../distance";
import type { CityEntry, Directory, StateEntry } from "./directory";
import type { DirectoryData } from "./directoryData";
import type { Tree } from "./tree";

/** Which cities and states are near to each other. */
export interface Neighbours {
  /** Other cities, the nearest first; none where there is no such city. */
  cities(state: string, slug: string, limit: number): CityEntry[];
  /** Other states, by how near their nearest city is to the middle of this one's. */
  states(state: string, limit: number): StateEntry[];
}

interface Middle extends LatLng {
  state: string;
  slug: string;
}

/** So many kiosks tell well enough where a city is. */
const SAMPLE = 16;

/** Most neighbours of one place that are ever asked for. */
export const MOST_NEIGHBOURS = 20;

/**
 * Reads from the directory's rows where cities are; nothing is counted before somebody asks. The neighbours of a place are looked for
 * once in a network's life, since one question may ask for those of all places.
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
  };
}

function keyOf(state: string, slug: string): string {
  return `${state} ${slug}`;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** What was found for a key is kept, but for keys without a result: these may be anything. */
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
