import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { View } from "../mapAdapter";
import { type BaseMap, cellsIn, type Town, toTowns } from "./baseMap";

/** From this zoom on, as everybody counts it, towns show. */
const TOWN_ZOOM = 7;

/** Adds the towns of what is in view, cell by cell. One that does not come is asked for again when the map moves. */
export function createTowns(map: MapLibre, base: BaseMap) {
  const known = new Set<string>();
  const towns: Town[] = [];
  return async ({ zoom, bounds }: View): Promise<void> => {
    if (zoom < TOWN_ZOOM) return;
    const missing = cellsIn(base, bounds).filter((cell) => !known.has(cell));
    if (missing.length === 0) return;
    for (const cell of missing) known.add(cell);
    const loaded = await Promise.all(
      missing.map(async (cell) => {
        const places = await fetchJson<Town[]>(`/assets/map/places/${cell}.json`).catch(() => null);
        if (!places) known.delete(cell);
        return places ?? [];
      }),
    );
    towns.push(...loaded.flat());
    // Gone, where the map has been taken away meanwhile.
    const source = map.style && map.getSource<GeoJSONSource>("towns");
    source?.setData(toTowns(towns, base.steps));
  };
}

/** Reads one of the map's files. */
export async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
