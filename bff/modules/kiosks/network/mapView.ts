import type { Bounds } from "../../../lib/geo";
import type { ServiceSet } from "../../../sources/kiosks/serviceSet";
import { type ClusterData, type ClusterLevel, LAST_CLUSTERED_ZOOM, MAP_SIZE } from "./clusterData";
import { boundsOfTiles, type TileBox, toLat, toLng } from "./tiles";
import { type Box, searchBox } from "./tree";

/** The highest zoom of a map. */
export const MAX_ZOOM = 20;
/** Keeps an answer under 50 KB of JSON. */
export const MAX_MARKERS = 400;

/** The query of a map. */
export interface View {
  bounds: Bounds;
  zoom: number;
  /** Only kiosks that offer all of these. */
  wanted: ServiceSet;
}

export interface MapMarker {
  lat: number;
  lng: number;
  kioskCount: number;
  locationId: string | null;
  expansionZoom: number | null;
}

/** What a map shows of a box. */
export interface KioskMap {
  bounds: Bounds;
  totalCount: number;
  markers: MapMarker[];
  /** Whether the kiosks are not clustered yet, but counted by squares (roughMap.ts). */
  isRough: boolean;
}

interface Deps {
  tiles: TileBox;
  clusters: ClusterData;
  /** Returns the id of a kiosk by its row. */
  idOf(row: number): string;
  countIn(bounds: Bounds): number;
}

/** Returns the markers of some tiles at their zoom, which is lowered until they are few enough. */
export function viewMap({ tiles, clusters, idOf, countIn }: Deps): KioskMap {
  const bounds = boundsOfTiles(tiles);
  const boxes = toMapBoxes(tiles);
  let zoom = Math.min(tiles.zoom, LAST_CLUSTERED_ZOOM + 1);
  while (zoom > 0 && countMarkers(clusters[zoom]!, boxes) > MAX_MARKERS) zoom--;
  const level = clusters[zoom]!;
  const round = createRounding(tiles.zoom);
  const markers = findMarkers(level, boxes).map((marker): MapMarker => {
    const [kioskCount, ref] = [level.kiosks[marker]!, level.refs[marker]!];
    const isCluster = kioskCount > 1;
    return {
      lat: round(toLat(toPart(level.tree.ys[marker]!))),
      lng: round(toLng(toPart(level.tree.xs[marker]!))),
      kioskCount,
      locationId: isCluster ? null : idOf(ref),
      expansionZoom: isCluster ? ref : null,
    };
  });
  return { bounds, totalCount: countIn(bounds), markers, isRough: false };
}

function countMarkers({ tree }: ClusterLevel, boxes: readonly Box[]): number {
  let count = 0;
  const visitor = { onNode: (_: number, first: number, end: number) => void (count += end - first), onRow: () => void count++ };
  for (const box of boxes) searchBox(tree, box, visitor);
  return count;
}

function findMarkers({ tree }: ClusterLevel, boxes: readonly Box[]): number[] {
  const found: number[] = [];
  const onRow = (row: number) => void found.push(row);
  const onNode = (_: number, first: number, end: number) => {
    for (let row = first; row < end; row++) found.push(row);
  };
  for (const box of boxes) searchBox(tree, box, { onNode, onRow });
  return found;
}

/** Returns the boxes that tiles cover on the map of the clusters: two when they cross the antimeridian. */
function toMapBoxes({ zoom, west, east, north, south }: TileBox): Box[] {
  const toUnits = (tile: number) => (tile / 2 ** zoom - 0.5) * MAP_SIZE;
  const columns =
    west <= east
      ? [[west, east + 1]]
      : [
          [west, 2 ** zoom],
          [0, east + 1],
        ];
  return columns.map(([first, end]) => ({ minX: toUnits(first!), maxX: toUnits(end!), minY: toUnits(north), maxY: toUnits(south + 1) }));
}

function toPart(units: number): number {
  return units / MAP_SIZE + 0.5;
}

/** Returns a function that rounds degrees to at most half a pixel: more digits would only make the answer longer. */
export function createRounding(zoom: number): (degrees: number) => number {
  const factor = 10 ** Math.min(6, Math.ceil(Math.log10((256 * 2 ** zoom) / 360)));
  return (degrees) => Math.round(degrees * factor) / factor;
}
