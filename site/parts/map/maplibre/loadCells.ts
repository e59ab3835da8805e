import type { Feature } from "geojson";
import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import { type BaseMap, cellsIn, collect, toBuiltUp, type Town, type TownCell, toTowns } from "../baseMap/baseMap";
import { type Detail, DETAIL_DEGREES, toDetailFeatures } from "../baseMap/detail";
import { DETAIL_ZOOM, TOWN_ZOOM } from "../baseMap/zooms";
import type { View } from "../mapAdapter";

/** The towns that are loaded, whose places are in steps. */
export interface Towns {
  towns: readonly Town[];
  /** Per degree. */
  steps: number;
}

/** Returns a function that adds towns and details of a view by cells. A cell that fails to load is fetched again when the map moves. */
export function createCellLoader(map: MapLibre, { steps, cells, cellDegrees, detail, places }: BaseMap, onTowns: (towns: Towns) => void) {
  const towns: Town[] = [];
  const builtUp: Feature[] = [];
  const details: Feature[] = [];
  const loadTowns = createLoader<TownCell>("/assets/map/places", (_, cell) => {
    towns.push(...cell.towns);
    builtUp.push(...toBuiltUp(cell, steps));
  });
  const loadDetails = createLoader<Detail>("/assets/map/detail", (cell, more) => void details.push(...toDetailFeatures(cell, more)));
  // Undefined when the map has been removed meanwhile.
  const sourceOf = (name: string) => (map.style ? map.getSource<GeoJSONSource>(name) : undefined);
  return async ({ zoom, bounds }: View): Promise<void> => {
    const addTowns = async () => {
      if (!(await loadTowns(cellsIn(cells, cellDegrees, bounds)))) return;
      onTowns({ towns: [...places, ...towns], steps });
      await Promise.all([sourceOf("towns")?.setData(toTowns(towns, steps)), sourceOf("builtUp")?.setData(collect(builtUp))]);
    };
    const addDetails = async () => {
      if (await loadDetails(cellsIn(detail, DETAIL_DEGREES, bounds))) await sourceOf("details")?.setData(collect(details));
    };
    await Promise.all([zoom >= TOWN_ZOOM && addTowns(), zoom >= DETAIL_ZOOM && addDetails()]);
  };
}

/** Returns a function that loads the cells that are not known yet, and resolves whether it has loaded one. */
function createLoader<T>(folder: string, add: (cell: string, content: T) => void) {
  const cellIds = new Set<string>();
  return async (cells: readonly string[]): Promise<boolean> => {
    const missing = cells.filter((cell) => !cellIds.has(cell));
    for (const cell of missing) cellIds.add(cell);
    const loaded = await Promise.all(
      missing.map(async (cell) => {
        try {
          add(cell, await fetchJson<T>(`${folder}/${cell}.json`));
          return true;
        } catch {
          cellIds.delete(cell);
          return false;
        }
      }),
    );
    return loaded.includes(true);
  };
}

/** Fetches one of the map's JSON files. Throws when the response is not OK. */
export async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
