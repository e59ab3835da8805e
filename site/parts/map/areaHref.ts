import type { Bounds, LatLng } from "./mapAdapter";

/** Pixels at the map's edges that a search of its area leaves out, so that a map fitted to that area does not move. */
export const SEARCH_PADDING = 48;
/** Parameters that a search of an area replaces. */
const REPLACED = ["at", "area", "q", "place", "page"];
/** Half a step of the fourth decimal, the precision of areas in URLs. */
const TOLERANCE = 0.000_06;

/** Returns the URL of the list of an area, with the filters of the page's query and the point from which distances are measured. */
export function areaHref(searchPath: string, search: string, { minLat, minLng, maxLat, maxLng }: Bounds, from: LatLng | undefined): string {
  const otherParameters = [...new URLSearchParams(search)].filter(([name]) => !REPLACED.includes(name));
  const placed = [...(from ? [["at", print(from.lat, from.lng)]] : []), ["area", print(minLat, minLng, maxLat, maxLng)]];
  return `${searchPath}?${new URLSearchParams([...placed, ...otherParameters]).toString().replaceAll("%2C", ",")}`;
}

function print(...degrees: number[]): string {
  return degrees.map((one) => Number(one.toFixed(4))).join(",");
}

/** Returns whether two boxes are the same at the precision of URLs. */
export function isSameArea(a: Bounds, b: Bounds): boolean {
  return (["minLat", "minLng", "maxLat", "maxLng"] as const).every((edge) => Math.abs(a[edge] - b[edge]) < TOLERANCE);
}
