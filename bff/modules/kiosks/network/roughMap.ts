import type { Bounds } from "../../../lib/geo";
import { countOffering, type ServiceSet } from "../../../sources/kiosks/serviceSet";
import { middleOf, splitAtDateLine } from "../bounds";
import { LAST_CLUSTERED_ZOOM } from "./clusterData";
import { createRounding, type KioskMap, type MapMarker, MAX_MARKERS, MAX_ZOOM } from "./mapView";
import { findNearest } from "./nearest";
import { countInBounds, type PointTree, pointOf } from "./pointTree";
import { boundsOfTiles, type TileBox } from "./tiles";

/** A square of the map, clipped to the requested tiles, and the number of kiosks in it. */
interface Square {
  column: number;
  row: number;
  bounds: Bounds;
  kioskCount: number;
}

interface Deps {
  tiles: TileBox;
  points: PointTree;
  wanted: ServiceSet;
  idOf(row: number): string;
  /** The number of kiosks in the tiles. */
  totalCount: number;
}

/** A square has 64 pixels, about the distance between clusters. */
const ZOOMS_DEEPER = 2;
/** Kiosks at one point separate at no zoom. */
const DEEPEST = MAX_ZOOM + ZOOMS_DEEPER;
/** A kiosk on the edge of two squares belongs to one of them: a margin of this size, a millimetre, belongs to the next square. */
const HAIR = 1e-8;

/**
 * Returns what a map shows of some tiles before their kiosks are clustered, which takes seconds when there are many: kiosks are counted by
 * squares, which are split into quarters until they are small enough or too many. Each marker has the position of a kiosk.
 */
export function viewRoughMap({ tiles, points, wanted, idOf, totalCount }: Deps): KioskMap {
  const bounds = boundsOfTiles(tiles);
  const deepest = tiles.zoom > LAST_CLUSTERED_ZOOM ? DEEPEST : tiles.zoom + ZOOMS_DEEPER;
  const countIn = (box: Bounds) => countOffering(countInBounds(points, box), wanted);
  let zoom = 0;
  let squares: Square[] = totalCount > 0 ? [{ column: 0, row: 0, bounds, kioskCount: totalCount }] : [];
  while (zoom < deepest && squares.some(({ kioskCount }) => kioskCount > 1)) {
    const quarters = squares
      .flatMap((square) => quarter(square, zoom + 1, bounds).map((one) => ({ ...one, kioskCount: countIn(one.bounds) })))
      .filter(({ kioskCount }) => kioskCount > 0);
    if (quarters.length > MAX_MARKERS) break;
    squares = quarters;
    zoom++;
  }
  const round = createRounding(tiles.zoom);
  const markers = squares.flatMap(({ bounds: box, kioskCount }): MapMarker[] => {
    const [nearest] = findNearest(points, { from: middleOf(box), limit: 1, wanted, bounds: box });
    if (!nearest) return [];
    const { lat, lng } = pointOf(points, nearest.item);
    const isCluster = kioskCount > 1;
    return [
      {
        lat: round(lat),
        lng: round(lng),
        kioskCount,
        locationId: isCluster ? null : idOf(nearest.item),
        expansionZoom: isCluster ? Math.min(MAX_ZOOM, tiles.zoom + 1) : null,
      },
    ];
  });
  return { bounds, totalCount, markers, isRough: true };
}

/** Returns the four quarters of a square, clipped to the box; one that crosses the antimeridian comes in two parts. */
function quarter({ column, row }: Square, zoom: number, within: Bounds): Omit<Square, "kioskCount">[] {
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([x, y]) => ({ column: 2 * column + x!, row: 2 * row + y! }));
  return corners.flatMap((one) => {
    const { column: x, row: y } = one;
    const square = openEdges(boundsOfTiles({ zoom, west: x, east: x, north: y, south: y }));
    return splitAtDateLine(within).flatMap((box) => {
      const bounds = overlap(square, box);
      return bounds ? [{ ...one, bounds }] : [];
    });
  });
}

/** Returns a box without its eastern and northern edges, which belong to the next squares, except at the edge of the map. */
function openEdges({ minLat, maxLat, minLng, maxLng }: Bounds): Bounds {
  return { minLat, maxLat: maxLat === 90 ? 90 : maxLat - HAIR, minLng, maxLng: maxLng === 180 ? 180 : maxLng - HAIR };
}

function overlap(one: Bounds, other: Bounds): Bounds | null {
  const [minLat, maxLat] = [Math.max(one.minLat, other.minLat), Math.min(one.maxLat, other.maxLat)];
  const [minLng, maxLng] = [Math.max(one.minLng, other.minLng), Math.min(one.maxLng, other.maxLng)];
  return minLat <= maxLat && minLng <= maxLng ? { minLat, maxLat, minLng, maxLng } : null;
}
