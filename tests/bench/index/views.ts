import type { Bounds, LatLng } from "#bff/lib/geo.ts";
import { toLat, toLng, toX, toY } from "#bff/modules/kiosks/network/tiles.ts";

export interface MapView {
  bounds: Bounds;
  zoom: number;
}

/** The size of a laptop's window. */
const WINDOW = { width: 1440, height: 900 };
const TILE = 256;

/** Returns the view of a map in this window around a point. */
export function viewAround(middle: LatLng, zoom: number): MapView {
  const pixels = TILE * 2 ** zoom;
  const [x, y] = [toX(middle.lng), toY(middle.lat)];
  const [width, height] = [WINDOW.width / pixels / 2, WINDOW.height / pixels / 2];
  const toPart = (part: number) => Math.min(1, Math.max(0, part));
  const bounds = {
    minLat: toLat(toPart(y + height)),
    maxLat: toLat(toPart(y - height)),
    minLng: toLng(toPart(x - width)),
    maxLng: toLng(toPart(x + width)),
  };
  return { bounds, zoom };
}

/** The zoom levels of the views, from a country to a street. */
const ZOOMS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** Returns distinct views around kiosks. */
export function viewsAround(spots: readonly LatLng[]): MapView[] {
  return spots.map((spot, index) => viewAround(spot, ZOOMS[index % ZOOMS.length]!));
}
