import type { LatLng } from "#bff/lib/geo.ts";
import { distanceKm, takeNearest } from "../distance";
import type { CityEntry, Directory, StateEntry } from "./directory";
import type { NetworkData } from "./networkData";

/** A city and the middle of its kiosks. */
interface Middle extends LatLng {
  state: string;
  slug: string;
}

/** The position of a city is the mean of this many kiosks. */
const SAMPLE = 16;

/** Maximum number of neighbours of one city or state. */
export const MAX_NEIGHBOURS = 20;

/**
 * Creates the neighbours; computes the middles of all cities on the first call. The neighbours of a city or state are computed once in a
 * network's life, since one operation may ask for those of all.
 */
export function createNeighbours({ cities, points: { lats, lngs } }: NetworkData, directory: Directory) {
  let middles: Map<string, Middle> | undefined;
  const findMiddles = () =>
    (middles ??= new Map(
      cities
        .filter(({ slug }) => slug)
        .flatMap(({ state, slug, rows }): [string, Middle][] => {
          const located = rows.filter((row) => !Number.isNaN(lats[row]));
          // A city whose kiosks have no points has no neighbours.
          if (located.length === 0) return [];
          const sample = located.slice(0, SAMPLE).map((row) => ({ lat: lats[row]!, lng: lngs[row]! }));
          return [[keyOf(state, slug), { state, slug, ...middleOf(sample) }]];
        }),
    ));
  const citiesNear = new Map<Middle, Middle[]>();
  const statesNear = new Map<string, string[]>();

  const findCitiesNear = (here: Middle): Middle[] => {
    const others = [...findMiddles().values()].filter((one) => one !== here);
    return takeNearest(others, here, MAX_NEIGHBOURS).map(({ item }) => item);
  };
  const findStatesNear = (state: string): string[] => {
    const ofState = [...findMiddles().values()].filter((one) => one.state === state);
    if (ofState.length === 0) return [];
    const here = middleOf(ofState);
    const reach = new Map<string, number>();
    for (const city of findMiddles().values())
      if (city.state !== state) reach.set(city.state, Math.min(reach.get(city.state) ?? Infinity, distanceKm(here, city)));
    return [...reach.keys()].sort((one, other) => reach.get(one)! - reach.get(other)!).slice(0, MAX_NEIGHBOURS);
  };

  return {
    /** Returns other cities, the nearest first; none when the city is unknown. */
    cities(state: string, slug: string, limit: number): CityEntry[] {
      const here = findMiddles().get(keyOf(state, slug));
      if (!here) return [];
      const near = citiesNear.get(here) ?? findCitiesNear(here);
      citiesNear.set(here, near);
      return near.slice(0, limit).flatMap((city) => directory.city(city.state, city.slug) ?? []);
    },

    /** Returns other states, ordered by the distance of their nearest city to the middle of this one's cities. */
    states(state: string, limit: number): StateEntry[] {
      const near = statesNear.get(state) ?? findStatesNear(state);
      // Not of an unknown state, since its code may be invented.
      if (near.length > 0) statesNear.set(state, near);
      return near.slice(0, limit).flatMap((code) => directory.state(code) ?? []);
    },

    /** Returns the middle of a city's kiosks; null when the city is unknown. */
    middleOfCity: (state: string, slug: string): LatLng | null => findMiddles().get(keyOf(state, slug)) ?? null,
  };
}

function keyOf(state: string, slug: string): string {
  return `${state} ${slug}`;
}

function middleOf(points: readonly LatLng[]): LatLng {
  const mean = (of: (point: LatLng) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
