import { LRUCache } from "lru-cache";
import type { Bounds, LatLng } from "../../../lib/geo";
import { countOffering, countServices, type ServiceCount, type ServiceSet } from "../../../sources/kiosks/serviceSet";
import type { NetworkData } from "./buildNetwork";
import { createClusterings } from "./clusterings";
import { createDirectory, type Directory } from "./directory";
import { type KioskMap, type View, viewMap } from "./mapView";
import { findNearest } from "./nearest";
import { countInBounds } from "./pointTree";
import { createTextReader } from "./texts";
import { clusterInThread } from "./thread";
import { keyOfTiles, tilesOf } from "./tiles";

/** How many kiosks of a box offer some services, and how many of those offer each other one. */
export interface Counted {
  total: number;
  services: ServiceCount[];
}

export interface Found {
  locationId: string;
  distanceKm: number;
}

/** The whole network in a form that answers without asking anybody. Read-only: all requests share it. */
export interface NetworkIndex {
  /** How many kiosks there are. */
  count: number;
  directory: Directory;
  countIn(bounds: Bounds, wanted: ServiceSet): Counted;
  /** The nearest kiosks to a place, the nearest first: of a box, or of all. */
  nearest(query: { from: LatLng; limit: number; wanted: ServiceSet; bounds?: Bounds }): Found[];
  /** What a map shows. Waits for its clusters where nobody has asked for these services yet. */
  map(view: View): Promise<KioskMap>;
  /** Resolves once maps of all kiosks are answered at once. */
  ready(): Promise<unknown>;
}

/** Answers to views of maps that are kept. */
const MAX_VIEWS = 300;

/** Opens what a thread has built. Nothing here takes long, whatever the number of kiosks. */
export function openNetwork({ points, ids, directory }: NetworkData): NetworkIndex {
  const idOf = createTextReader(ids);
  const count = points.services.length;
  // They die with the network, so that none outlives it.
  const views = new LRUCache<string, KioskMap>({ max: MAX_VIEWS });

  const countIn = (bounds: Bounds, wanted: ServiceSet): Counted => {
    const counts = countInBounds(points, bounds);
    return { total: countOffering(counts, wanted), services: countServices(counts, wanted) };
  };
  const clustersOf = createClusterings({
    count,
    build: (wanted) => clusterInThread(points, wanted, wanted === 0 ? count : countIn(WORLD, wanted).total),
  });

  return {
    count,
    directory: createDirectory(directory, idOf),
    countIn,
    nearest: (query) => findNearest(points, query).map(({ item, distanceKm }) => ({ locationId: idOf(item), distanceKm })),

    async map({ bounds, zoom, wanted }) {
      const tiles = tilesOf(bounds, zoom);
      const key = `${keyOfTiles(tiles)} ${wanted}`;
      const known = views.get(key);
      if (known) return known;
      const view = viewMap({ tiles, clusters: await clustersOf(wanted), idOf, countIn: (box) => countIn(box, wanted).total });
      views.set(key, view);
      return view;
    },

    ready: () => clustersOf(0),
  };
}

const WORLD: Bounds = { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 };
