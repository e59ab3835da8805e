import type { Bounds, LatLng } from "./mapAdapter";

/** Pixels at the edges of a map that a search of its area leaves out: a map that is fitted to the area then stays where it is. */
export const SEARCH_PADDING = 48;
/** What a search of an area takes the place of, and where its list begins. */
const REPLACED = ["at", "area", "q", "place", "page"];
/** Half a step of the fourth decimal, in which addresses tell an area. */
const TOLERANCE = 0.000_06;

/** Where the list of an area is, with the filters of a page's query, and with the point that its distances are counted from. */
export function areaHref(searchPath: string, search: string, { minLat, minLng, maxLat, maxLng }: Bounds, from: LatLng | undefined): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !REPLACED.includes(name));
  const placed = [...(from ? [["at", print(from.lat, from.lng)]] : []), ["area", print(minLat, minLng, maxLat, maxLng)]];
  return `${searchPath}?${new URLSearchParams([...placed, ...kept]).toString().replaceAll("%2C", ",")}`;
}

function print(...degrees: number[]): string {
  return degrees.map((one) => Number(one.toFixed(4))).join(",");
}

/** Whether two boxes are one, as far as addresses tell. */
export function isSameArea(a: Bounds, b: Bounds): boolean {
  return (["minLat", "minLng", "maxLat", "maxLng"] as const).every((edge) => Math.abs(a[edge] - b[edge]) < TOLERANCE);
}
