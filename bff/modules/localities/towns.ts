import type { NetworkIndex } from "../kiosks/network/networkIndex";
import type { TownSource } from "./findLocality";
import type { Gazetteer, Town } from "./gazetteer";
import { toSpellings } from "./nameKey";

/** For a town that the gazetteer lacks: all those with more people are in it. */
const UNKNOWN_POPULATION = 500;

/** Returns how many kiosks a town has. */
export function countKiosksOf({ name, state }: Pick<Town, "name" | "state">, { directory }: Pick<NetworkIndex, "directory">): number {
  return toSpellings(name).reduce((most, spelling) => Math.max(most, directory.city(state, spelling)?.kioskCount ?? 0), 0);
}

/** Creates the towns of the gazetteer and, if the network is available, of the cities that have kiosks. */
export function createTowns(gazetteer: Gazetteer, network: Pick<NetworkIndex, "directory" | "neighbours"> | null): TownSource {
  const citiesNamed = (key: string) => (network ? toSpellings(key).flatMap((name) => network.directory.citiesNamed(name)) : []);
  return {
    townsNamed(key) {
      const towns = gazetteer.townsNamed(key);
      const others = citiesNamed(key).filter(({ state }) => towns.every((town) => town.state !== state));
      return [...towns, ...others.flatMap(toTown)];
    },
    hasKiosks: (town) => network !== null && countKiosksOf(town, network) > 0,
  };

  function toTown({ city, state, slug }: ReturnType<typeof citiesNamed>[number]): Town[] {
    const point = network?.neighbours.middleOfCity(state, slug);
    return point ? [{ name: city, state, population: UNKNOWN_POPULATION, point: { lat: point.lat, lng: point.lng } }] : [];
  }
}
