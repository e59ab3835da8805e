import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { View } from "../mapAdapter";
import { type BaseMap, cellsIn, type Town, toTowns } from "../baseMap/baseMap";
import { TOWN_ZOOM } from "../baseMap/zooms";

/** Returns a function that adds the towns of a view, cell by cell. A cell that fails to load is fetched again when the map moves. */
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
        const cellTowns = await fetchJson<Town[]>(`/assets/map/places/${cell}.json`).catch(() => null);
        if (!cellTowns) known.delete(cell);
        return cellTowns ?? [];
      }),
    );
    towns.push(...loaded.flat());
    // Undefined when the map has been removed meanwhile.
    const source = map.style && map.getSource<GeoJSONSource>("towns");
    source?.setData(toTowns(towns, base.steps));
  };
}

/** Fetches one of the map's JSON files. Throws when the response is not OK. */
export async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
