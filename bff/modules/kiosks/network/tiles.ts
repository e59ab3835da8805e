import type { Bounds } from "../../../lib/geo";

/** A box of whole tiles of a map at a zoom: columns from the west, rows from the north, the last ones included. */
export interface TileBox {
  zoom: number;
  west: number;
  east: number;
  north: number;
  south: number;
}

/**
 * The tiles that a box touches. One that crosses the antimeridian has its western column beyond its eastern one, unless
 * it touches all of them.
 */
export function tilesOf({ minLat, maxLat, minLng, maxLng }: Bounds, zoom: number): TileBox {
  const count = 2 ** zoom;
  const toTile = (part: number) => Math.min(count - 1, Math.max(0, Math.floor(part * count)));
  const [west, east] = [toTile(toX(minLng)), toTile(toX(maxLng))];
  const rows = { north: toTile(toY(maxLat)), south: toTile(toY(minLat)) };
  const isAround = minLng > maxLng && west <= east + 1;
  return isAround ? { zoom, west: 0, east: count - 1, ...rows } : { zoom, west, east, ...rows };
}

/** What these tiles cover. The first and the last row reach to the poles. */
export function boundsOfTiles({ zoom, west, east, north, south }: TileBox): Bounds {
  const count = 2 ** zoom;
  return {
    minLat: south === count - 1 ? -90 : toLat((south + 1) / count),
    maxLat: north === 0 ? 90 : toLat(north / count),
    minLng: (west / count) * 360 - 180,
    maxLng: ((east + 1) / count) * 360 - 180,
  };
}

/** How far east a longitude lies on the map, 0 to 1. */
export function toX(lng: number): number {
  return lng / 360 + 0.5;
}

/** How far south a latitude lies on a map in Mercator's projection, 0 to 1. */
export function toY(lat: number): number {
  const sin = Math.sin((lat * Math.PI) / 180);
  return Math.min(1, Math.max(0, 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI));
}

/** The longitude of a place on the map. */
export function toLng(x: number): number {
  return (x - 0.5) * 360;
}

/** The latitude of a place on the map. */
export function toLat(y: number): number {
  return (360 * Math.atan(Math.exp((1 - 2 * y) * Math.PI))) / Math.PI - 90;
}

/** A text that is the same for the same tiles. */
export function keyOfTiles({ zoom, west, east, north, south }: TileBox): string {
  return [zoom, west, east, north, south].join();
}
