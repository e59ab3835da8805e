import { LRUCache } from "lru-cache";
import { createConcurrencyLimit, QueueFull } from "#shared/limits/concurrency.ts";
import { SourceError } from "#bff/lib/errors.ts";
import type { Bounds, LatLng } from "#bff/lib/geo.ts";
import { KIOSKS } from "#bff/sources/kiosks/client.ts";
import { countServices, type KioskCount, type ServiceSet } from "#bff/sources/kiosks/serviceSet.ts";
import { createIsWithin } from "../distance";
import { cellsOf } from "./cells";
import { createDirectory } from "./directory";
import { createMapThread } from "./mapThread";
import { createMap, type KioskMap } from "./mapView";
import { createNeighbours } from "./neighbours";
import type { NetworkData } from "./networkData";
import { countSets, nearestOf, rowsIn, WORLD } from "./points";
import { keyOfTiles, tilesOf } from "./tiles";

/** A kiosk by its id, and its distance. */
export interface RankedKiosk {
  locationId: string;
  distanceKm: number;
}

/** The kiosks of an area that offer all required services. */
export interface Selection extends KioskCount {
  /** Returns those nearest to a point, the nearest first: `limit` of them after the first `offset`. */
  nearest(from: LatLng, limit: number, offset?: number): RankedKiosk[];
}

/** The query of a map. */
export interface View {
  bounds: Bounds;
  zoom: number;
  /** Only kiosks that offer all of these. */
  required: ServiceSet;
  /** Only kiosks of this state, two letters in any case; undefined: of all. */
  state?: string;
}

/** The whole network in memory. Read-only: all requests share it. */
export type NetworkIndex = ReturnType<typeof openNetwork>;

/** Clustering this many kiosks takes less time than starting a thread. */
const FEW_KIOSKS = 2000;
/** Maximum number of cached views of maps. */
const MAX_VIEWS = 300;
/** Two views at once, one of each visitor: while the thread makes one, the answer with the other is under way. */
const VIEWS = { atOnce: 2, waiting: 100 };

/** Opens a network. `misplaced` are the kiosks whose points are unknown. `onCrash` is called when the thread of its map has ended. */
export function openNetwork(data: NetworkData, onCrash: (error: unknown) => void = () => {}, misplaced: readonly string[] = []) {
  const { ids, points, citiesBySize, states } = data;
  const placeOfState = new Map(states.map((state, place) => [state, place]));
  const directory = createDirectory(data);
  const thread = ids.length > FEW_KIOSKS ? createMapThread(points, onCrash) : undefined;
  const show = thread?.show ?? createMap(points);
  // Part of the network, so that none outlives it.
  const views = new LRUCache<string, KioskMap>({ max: MAX_VIEWS });
  const inTurn = createConcurrencyLimit(VIEWS);

  return {
    /** The number of kiosks. */
    count: ids.length,
    /** The ids of the kiosks whose points are unknown: no map and no distance has them. */
    misplaced: new Set(misplaced) as ReadonlySet<string>,
    directory,
    neighbours: createNeighbours(data, directory),

    /** Searches an area, or the part of it within a distance of a point. */
    search(bounds: Bounds, required: ServiceSet, circle?: { from: LatLng; km: number }): Selection {
      const inBounds = rowsIn(points, bounds, required);
      const isWithin = circle && createIsWithin(circle.from, circle.km);
      const rows = isWithin ? inBounds.filter((row) => isWithin(points.lats[row]!, points.lngs[row]!)) : inBounds;
      const sets = countSets(points, rows);
      return {
        totalCount: rows.length,
        services: countServices(sets, required),
        nearest: (from, limit, offset) =>
          nearestOf(points, rows, from, limit, offset).map(({ row, distanceKm }) => ({ locationId: ids[row]!, distanceKm })),
      };
    },

    /** Returns where kiosks with the required services are, by cells of half a degree. */
    cells: (required: ServiceSet) => cellsOf(points, rowsIn(points, WORLD, required)),

    /**
     * Returns what a map shows. The thread makes one view after the other, and visitors take turns, so that one visitor's many views do not
     * delay the others'. `visitor` is the address of the visitor who looks at the map.
     */
    async map({ bounds, zoom, required, state }: View, signal: AbortSignal, visitor?: string): Promise<KioskMap> {
      const tiles = tilesOf(bounds, zoom);
      const shown = { required, ...(state !== undefined && { state: placeOfState.get(state.trim().toUpperCase()) ?? states.length }) };
      const key = `${keyOfTiles(tiles)} ${required} ${shown.state}`;
      const makeView = async (): Promise<KioskMap> => {
        const { markers, ...rest } = await show(tiles, shown);
        const view = {
          ...rest,
          markers: markers.map(({ row, city, ...marker }) => ({
            ...marker,
            locationId: row === null ? null : ids[row]!,
            city: citiesBySize[city]?.name ?? null,
          })),
        };
        views.set(key, view);
        return view;
      };
      try {
        // While this view waits for its turn, another visitor's may be the same.
        return views.get(key) ?? (await inTurn(async () => views.get(key) ?? makeView(), signal, visitor));
      } catch (cause) {
        if (!(cause instanceof QueueFull)) throw cause;
        throw new SourceError("Too many views of the map wait", { source: KIOSKS, code: "UPSTREAM_BUSY", cause });
      }
    },

    /** Makes the first map, so that visitors need not wait for the thread and for the clusters of all kiosks. */
    warmUp: (signal: AbortSignal): Promise<unknown> => inTurn(async () => show(tilesOf(WORLD, 0), { required: 0 }), signal),

    /** Ends the thread of the map. */
    close: () => thread?.close(),
  };
}
