import { LRUCache } from "lru-cache";
import type { Bounds, LatLng } from "../../../lib/geo";
import { countOffering, countServices, type KioskCount, type ServiceSet } from "../../../sources/kiosks/serviceSet";
import type { NetworkData } from "./buildNetwork";
import { createClusterings } from "./clusterings";
import { createDirectory, type Directory } from "./directory";
import { type KioskMap, type View, viewMap } from "./mapView";
import { findNearest, type NearestQuery } from "./nearest";
import { createNeighbours, type Neighbours } from "./neighbours";
import { countInBounds, countWithin } from "./pointTree";
import { viewRoughMap } from "./roughMap";
import { createTextReader } from "./texts";
import { clusterInThread } from "./thread";
import { boundsOfTiles, keyOfTiles, tilesOf } from "./tiles";

export interface Found {
  locationId: string;
  distanceKm: number;
}

/** The whole network as an index in memory. Read-only: all requests share it. */
export interface NetworkIndex {
  /** The number of kiosks. */
  count: number;
  directory: Directory;
  neighbours: Neighbours;
  countIn(bounds: Bounds, wanted: ServiceSet): KioskCount;
  /** Counts the kiosks of an area within a distance of a point. */
  countWithin(bounds: Bounds, from: LatLng, km: number, wanted: ServiceSet): KioskCount;
  /** Returns the nearest kiosks to a point, the nearest first: of a box, or of all. */
  nearest(query: NearestQuery): Found[];
  /** Returns what a map shows: clusters, or while those are being made, a rough view. */
  map(view: View): Promise<KioskMap>;
  /** Resolves once maps of all kiosks are available without waiting. */
  ready(): Promise<unknown>;
}

/** Milliseconds that a map waits for clusters that are being made: those of a hundred thousand kiosks are ready by then. */
const CLUSTERS_SOON_MS = 500;
/** Maximum number of kept views of maps. */
const MAX_VIEWS = 300;

interface Options {
  /** Called when a clustering fails: its requests get a rough view instead. */
  onFailure?(error: unknown): void;
  cluster?: typeof clusterInThread;
}

/** Opens a network that a thread has built, in a time that does not depend on the number of kiosks. */
export function openNetwork(
  { points, ids, directory: rows }: NetworkData,
  { onFailure, cluster = clusterInThread }: Options = {},
): NetworkIndex {
  const idOf = createTextReader(ids);
  const directory = createDirectory(rows, idOf, points.services);
  const count = points.services.length;
  // Kept with the network, so that none outlives it.
  const views = new LRUCache<string, KioskMap>({ max: MAX_VIEWS });
  // Clients with a rough view request it again until there is a better one.
  const roughViews = new LRUCache<string, KioskMap>({ max: MAX_VIEWS });

  const toCount = (counts: Uint32Array, wanted: ServiceSet): KioskCount => ({
    totalCount: countOffering(counts, wanted),
    services: countServices(counts, wanted),
  });
  const countIn = (bounds: Bounds, wanted: ServiceSet) => toCount(countInBounds(points, bounds), wanted);
  const clustersOf = createClusterings({
    count,
    async build(wanted) {
      try {
        return await cluster(points, wanted, wanted === 0 ? count : countIn(WORLD, wanted).totalCount);
      } catch (error) {
        onFailure?.(error);
        throw error;
      }
    },
  });

  return {
    count,
    directory,
    neighbours: createNeighbours(rows, directory, points.tree),
    countIn,
    countWithin: (bounds, from, km, wanted) => toCount(countWithin(points, bounds, from, km), wanted),
    nearest: (query) => findNearest(points, query).map(({ item, distanceKm }) => ({ locationId: idOf(item), distanceKm })),

    async map({ bounds, zoom, wanted }) {
      const tiles = tilesOf(bounds, zoom);
      const key = `${keyOfTiles(tiles)} ${wanted}`;
      const known = views.get(key);
      if (known) return known;
      const clusters = await orNone(
        clustersOf(wanted).catch(() => null),
        CLUSTERS_SOON_MS,
      );
      if (!clusters) {
        const rough =
          roughViews.get(key) ??
          viewRoughMap({ tiles, points, wanted, idOf, totalCount: countIn(boundsOfTiles(tiles), wanted).totalCount });
        roughViews.set(key, rough);
        return rough;
      }
      const view = viewMap({ tiles, clusters, idOf, countIn: (box) => countIn(box, wanted).totalCount });
      views.set(key, view);
      return view;
    },

    ready: () => clustersOf(0),
  };
}

/** Returns the result of a promise, or null when it takes longer than `ms`. */
async function orNone<T>(promise: Promise<T | null>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const WORLD: Bounds = { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 };
