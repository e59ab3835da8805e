import { LRUCache } from "lru-cache";
import Supercluster from "supercluster";
import type { Bounds } from "#bff/lib/geo.ts";
import type { ServiceSet } from "#bff/sources/kiosks/serviceSet.ts";
import { NO_CITY, type Points, rowsIn, WORLD } from "./points";
import { boundsOfTiles, type TileBox } from "./tiles";

/** The highest zoom of a map. */
export const MAX_ZOOM = 20;
/** Keeps an answer under 50 KB of JSON. */
export const MAX_MARKERS = 400;
/** The highest zoom with clusters: at the next one, 60 pixels are about 30 metres. */
const LAST_CLUSTERED_ZOOM = 16;
const CLUSTERING = {
  radius: 60,
  extent: 256,
  minPoints: 2,
  maxZoom: LAST_CLUSTERED_ZOOM,
  reduce(all: Cities, one: Readonly<Cities>) {
    all.hasOtherCities ||= one.hasOtherCities || one.city !== all.city;
    all.city = Math.min(all.city, one.city);
  },
};
/** Maximum number of kiosks in all clusterings of a network together: those of each set of services, of ten times the usual network. */
const MAX_CLUSTERED = 2_500_000;

export interface MapMarker {
  lat: number;
  lng: number;
  kioskCount: number;
  locationId: string | null;
  expansionZoom: number | null;
  city: string | null;
  hasOtherCities: boolean;
}

type Clusters = Supercluster<Cities, Cities>;

/** What a map shows of a box. */
export interface KioskMap {
  bounds: Bounds;
  totalCount: number;
  markers: MapMarker[];
}

/** A map whose single kiosks are rows of the network, and whose cities are places in their order by size. */
export interface MapView extends Omit<KioskMap, "markers"> {
  markers: (Omit<MapMarker, "locationId" | "city"> & { row: number | null; city: number })[];
}

/** The largest city of a cluster, which names it. */
interface Cities {
  city: number;
  hasOtherCities: boolean;
}

/** Which kiosks a map shows: those that offer all required services, of one state by its place or of all. */
export interface Shown {
  required: ServiceSet;
  state?: number;
}

/** Shows some kiosks of some tiles. */
export type ShowMap<Result> = (tiles: TileBox, shown: Shown) => Result;

/** Creates the map of a network. The kiosks of each set of services, and of each state, are clustered at its first view. */
export function createMap(points: Points): ShowMap<MapView> {
  const clusterings = new LRUCache<string, Clusters>({ maxSize: Math.max(MAX_CLUSTERED, points.lats.length + 1) });
  const rowsOf = (bounds: Bounds, { required, state }: Shown) => {
    const rows = rowsIn(points, bounds, required);
    return state === undefined ? rows : rows.filter((row) => points.states[row] === state);
  };
  const clustersOf = (shown: Shown): Clusters => {
    const key = `${shown.required} ${shown.state}`;
    const cached = clusterings.get(key);
    if (cached) return cached;
    const rows = rowsOf(WORLD, shown);
    const features = Array.from(rows, (row) => ({
      type: "Feature" as const,
      id: row,
      properties: { city: points.cities[row]!, hasOtherCities: false },
      geometry: { type: "Point" as const, coordinates: [points.lngs[row]!, points.lats[row]!] },
    }));
    const clusters = new Supercluster<Cities, Cities>(CLUSTERING).load(features);
    clusterings.set(key, clusters, { size: rows.length + 1 });
    return clusters;
  };

  return (tiles, shown) => {
    const bounds = boundsOfTiles(tiles);
    const clusters = clustersOf(shown);
    const round = createRounding(tiles.zoom);
    const markers = findMarkers(clusters, bounds, tiles.zoom).map(({ id, properties, geometry: { coordinates } }) => {
      const isCluster = "cluster" in properties;
      return {
        lat: round(coordinates[1]!),
        lng: round(coordinates[0]!),
        kioskCount: isCluster ? properties.point_count : 1,
        row: isCluster ? null : (id as number),
        expansionZoom: isCluster ? clusters.getClusterExpansionZoom(id as number) : null,
        city: isCluster ? properties.city : NO_CITY,
        hasOtherCities: properties.hasOtherCities,
      };
    });
    return { bounds, totalCount: rowsOf(bounds, shown).length, markers };
  };
}

/**
 * Returns the markers of a box at a zoom, which is lowered until they are few enough. Begins with the lowest zoom, so that a view of any
 * size takes little more than the markers that it shows.
 */
function findMarkers(clusters: Clusters, { minLat, maxLat, minLng, maxLng }: Bounds, zoom: number) {
  const markersAt = (level: number) => clusters.getClusters([minLng, minLat, maxLng, maxLat], level);
  let markers = markersAt(0);
  for (let level = 1; level <= Math.min(zoom, LAST_CLUSTERED_ZOOM + 1); level++) {
    const next = markersAt(level);
    if (next.length > MAX_MARKERS) break;
    markers = next;
  }
  return markers;
}

/** Returns a function that rounds degrees to at most half a pixel: more digits would only make the answer longer. */
function createRounding(zoom: number): (degrees: number) => number {
  const factor = 10 ** Math.min(6, Math.ceil(Math.log10((256 * 2 ** zoom) / 360)));
  return (degrees) => Math.round(degrees * factor) / factor;
}
