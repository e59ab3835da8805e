import type { LatLng } from "../../../lib/geo";
import { distanceKm, takeNearest } from "../distance";
import type { CityEntry, Directory, StateEntry } from "./directory";
import type { DirectoryData } from "./directoryData";
import type { Tree } from "./tree";

/** Which cities and states are near to each other. */
export interface NearPlaces {
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

/** Reads from the directory's rows where cities are; nothing is counted before somebody asks. */
export function createNearPlaces({ cities, starts, byCity }: DirectoryData, directory: Directory, { xs, ys }: Pick<Tree, "xs" | "ys">): NearPlaces {
  let known: Middle[] | undefined;
  const middles = () =>
    (known ??= cities.flatMap(({ state, slug }, city) => {
      const rows = byCity.subarray(starts[city], Math.min(starts[city + 1]!, starts[city]! + SAMPLE));
      return slug && rows.length > 0 ? [{ state, slug, ...middleOf(Array.from(rows, (row) => ({ lat: ys[row]!, lng: xs[row]! }))) }] : [];
    }));

  return {
    cities(state, slug, limit) {
      const here = middles().find((one) => one.state === state && one.slug === slug);
      if (!here) return [];
      const others = middles().filter((one) => one !== here);
      return takeNearest(others, here, limit).flatMap(({ item }) => directory.city(item.state, item.slug) ?? []);
    },

    states(state, limit) {
      const own = middles().filter((one) => one.state === state);
      if (own.length === 0) return [];
      const here = middleOf(own);
      const reach = new Map<string, number>();
      for (const city of middles()) if (city.state !== state) reach.set(city.state, Math.min(reach.get(city.state) ?? Infinity, distanceKm(here, city)));
      const nearest = [...reach].sort(([, one], [, other]) => one - other).slice(0, limit);
      return nearest.flatMap(([code]) => directory.state(code) ?? []);
    },
  };
}

function middleOf(points: readonly LatLng[]): LatLng {
  const mean = (of: (point: LatLng) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
