import type { Bounds, LatLng, View } from "./mapAdapter";

const TILE_PX = 256;
/** Maximum latitude of the square Mercator projection. */
const MAX_LAT = 85.05113;

interface Pixel {
  x: number;
  y: number;
}

/** Returns a point's pixel on the map of the whole world. */
export function project({ lat, lng }: LatLng, zoom: number): Pixel {
  const world = TILE_PX * 2 ** zoom;
  const sin = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180);
  return { x: world * (lng / 360 + 0.5), y: world * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) };
}

/** Returns the point at a pixel of the map of the whole world. */
export function unproject({ x, y }: Pixel, zoom: number): LatLng {
  const world = TILE_PX * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI;
  return { lat, lng: wrap((x / world - 0.5) * 360) };
}

/** Returns a point's pixel in a view, from its upper left corner. */
export function pixelIn({ center, zoom, width, height }: View, at: LatLng): Pixel {
  const [middle, point] = [project(center, zoom), project(at, zoom)];
  const world = TILE_PX * 2 ** zoom;
  // The shorter way around the world.
  const x = ((((point.x - middle.x + world / 2) % world) + world) % world) - world / 2;
  return { x: x + width / 2, y: point.y - middle.y + height / 2 };
}

/** A view that has moved less is the same, after the rounding of URLs. */
const MOVED_PX = 8;

/** Returns whether center or zoom differ by more than the rounding of URLs. A resize alone does not count. */
export function hasMoved(from: View, to: View): boolean {
  const { x, y } = pixelIn(to, from.center);
  return Math.abs(from.zoom - to.zoom) > 0.05 || Math.hypot(x - to.width / 2, y - to.height / 2) > MOVED_PX;
}

/** Returns the bounds of a view without a padding in pixels at each edge. A map that is fitted to them with that padding does not move. */
export function insetBounds({ center, zoom, width, height }: View, padding: number): Bounds {
  return around(project(center, zoom), Math.max(2, width - 2 * padding), Math.max(2, height - 2 * padding), zoom);
}

/**
 * Returns a box, enlarged if needed to what a map of this size shows at a zoom. A map that is fitted to it comes no closer than that zoom.
 */
export function boundsForZoom(bounds: Bounds, zoom: number, width: number, height: number): Bounds {
  const from = project({ lat: bounds.minLat, lng: bounds.minLng }, zoom);
  const to = project({ lat: bounds.maxLat, lng: bounds.minLng + spanOf(bounds) }, zoom);
  return around({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, Math.max(width, to.x - from.x), Math.max(height, from.y - to.y), zoom);
}

function around({ x, y }: Pixel, width: number, height: number, zoom: number): Bounds {
  const from = unproject({ x: x - width / 2, y: y + height / 2 }, zoom);
  const to = unproject({ x: x + width / 2, y: y - height / 2 }, zoom);
  return { minLat: from.lat, minLng: from.lng, maxLat: to.lat, maxLng: to.lng };
}

/** Returns whether a box lies within another. Either may cross the antimeridian. */
export function contains(outer: Bounds, inner: Bounds): boolean {
  if (inner.minLat < outer.minLat || inner.maxLat > outer.maxLat) return false;
  const width = spanOf(outer);
  if (width >= 360) return true;
  const start = (((inner.minLng - outer.minLng) % 360) + 360) % 360;
  return start + spanOf(inner) <= width;
}

/** Returns a box as the BFF accepts it: within the world, rounded to about a metre. */
export function toBox({ minLat, maxLat, minLng, maxLng }: Bounds): Bounds {
  const lat = (value: number) => round(Math.max(-90, Math.min(90, value)));
  if (maxLng - minLng >= 360) return { minLat: lat(minLat), maxLat: lat(maxLat), minLng: -180, maxLng: 180 };
  return { minLat: lat(minLat), maxLat: lat(maxLat), minLng: round(wrap(minLng)), maxLng: round(wrap(maxLng)) };
}

function spanOf({ minLng, maxLng }: Bounds): number {
  return minLng > maxLng ? maxLng - minLng + 360 : maxLng - minLng;
}

function wrap(lng: number): number {
  return lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;
}

function round(degrees: number): number {
  return Number(degrees.toFixed(5));
}
