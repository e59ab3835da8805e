import type { Bounds } from "#bff/lib/geo.ts";

/** A box of whole tiles of a map at a zoom: columns from the west, rows from the north, both ends inclusive. */
export interface TileBox {
  zoom: number;
  west: number;
  east: number;
  north: number;
  south: number;
}

/**
 * Returns the tiles that a box touches. When it crosses the antimeridian, its western column is greater than its eastern one, unless it
 * touches all columns.
 */
export function tilesOf({ minLat, maxLat, minLng, maxLng }: Bounds, zoom: number): TileBox {
  const count = 2 ** zoom;
  const toTile = (part: number) => Math.min(count - 1, Math.max(0, Math.floor(part * count)));
  const [west, east] = [toTile(toX(minLng)), toTile(toX(maxLng))];
  const rows = { north: toTile(toY(maxLat)), south: toTile(toY(minLat)) };
  const isAround = minLng > maxLng && west <= east + 1;
  return isAround ? { zoom, west: 0, east: count - 1, ...rows } : { zoom, west, east, ...rows };
}

/** Returns the bounds of tiles. The first and the last row reach to the poles. */
export function boundsOfTiles({ zoom, west, east, north, south }: TileBox): Bounds {
  const count = 2 ** zoom;
  return {
    minLat: south === count - 1 ? -90 : toLat((south + 1) / count),
    maxLat: north === 0 ? 90 : toLat(north / count),
    minLng: (west / count) * 360 - 180,
    maxLng: ((east + 1) / count) * 360 - 180,
  };
}

/** Returns the position of a longitude on the map from the west, 0 to 1. */
export function toX(lng: number): number {
  return lng / 360 + 0.5;
}

/** Returns the position of a latitude on a map in Mercator's projection from the north, 0 to 1. */
export function toY(lat: number): number {
  const sin = Math.sin((lat * Math.PI) / 180);
  return Math.min(1, Math.max(0, 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI));
}

/** Returns the longitude of a position on the map. */
export function toLng(x: number): number {
  return (x - 0.5) * 360;
}

/** Returns the latitude of a position on the map. */
export function toLat(y: number): number {
  return (360 * Math.atan(Math.exp((1 - 2 * y) * Math.PI))) / Math.PI - 90;
}

/** Returns a text that identifies the tiles. */
export function keyOfTiles({ zoom, west, east, north, south }: TileBox): string {
  return [zoom, west, east, north, south].join();
}
