import { SEARCH_PADDING } from "./areaHref";
import type { Bounds, LatLng, Margin } from "./mapAdapter";
import { contains } from "./projection";

export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * In pixels, at most these parts of the map's sides, where the map is beside the page's text, or above or below it.
 * MapPicture.module.css has the same.
 */
const MARGINS = {
  list: {
    beside: { px: { top: 124, right: 130, bottom: 130, left: 130 }, part: { top: 0.2, right: 0.165, bottom: 0.22, left: 0.165 } },
    // Search and cards float on it.
    above: { px: { top: 170, right: 82, bottom: 240, left: 44 }, part: { top: 0.265, right: 0.22, bottom: 0.375, left: 0.12 } },
  },
  places: {
    // Wide, so that coasts and large cities tell where in the country the places are.
    beside: { px: { top: 240, right: 240, bottom: 220, left: 240 }, part: { top: 0.3, right: 0.3, bottom: 0.28, left: 0.3 } },
    // A small map leaves room for whole pins above, and for names at both sides.
    above: { px: { top: 88, right: 130, bottom: 48, left: 90 }, part: { top: 0.27, right: 0.3, bottom: 0.14, left: 0.2 } },
  },
  whole: {
    beside: { px: { top: 48, right: 48, bottom: 48, left: 48 }, part: { top: 0.06, right: 0.06, bottom: 0.06, left: 0.06 } },
    // Above the button and the sources at the lower edge.
    above: { px: { top: 0, right: 48, bottom: 28, left: 48 }, part: { top: 0, right: 0.06, bottom: 1, left: 0.06 } },
  },
};

/** The closest that a map comes to what it is fitted to: a kiosk alone may have its next corners around it. */
export const CLOSEST: Record<Margin, number> = { list: 14.5, area: 15, places: 15, whole: 15 };

/** Where the screen shows the map in place of the list, search and cards float on it. */
export function isFloating(): boolean {
  return matchMedia("(width < 960px)").matches;
}

/** Returns the pixels that a map of a size leaves free around a box that it is fitted to. */
export function paddingOf(margin: Margin, width: number, height: number, isBelow: boolean): Padding {
  if (margin === "area") return { top: SEARCH_PADDING, right: SEARCH_PADDING, bottom: SEARCH_PADDING, left: SEARCH_PADDING };
  const { px, part } = MARGINS[margin][isBelow ? "above" : "beside"];
  return {
    top: Math.min(px.top, part.top * height),
    right: Math.min(px.right, part.right * width),
    bottom: Math.min(px.bottom, part.bottom * height),
    left: Math.min(px.left, part.left * width),
  };
}

/** After a change of filter, the map keeps its view if it shows at least this many of the list's kiosks. */
const ENOUGH = 5;

/** Returns whether a map with these bounds shows enough of a newly filtered list to keep its view. */
export function showsEnough(bounds: Bounds, rows: readonly LatLng[]): boolean {
  return rows.filter(({ lat, lng }) => contains(bounds, { minLat: lat, maxLat: lat, minLng: lng, maxLng: lng })).length >= ENOUGH;
}
