import type { Feature } from "geojson";
import { feature } from "./baseMap/baseMap";
import type { KioskCell } from "./kioskMapProps";

/** The dots of cells with so many kiosks at most, and their diameters in pixels; MapPicture.module.css has the same. */
export const DOTS = [
  { kind: "few", most: 5, px: 2.6 },
  { kind: "some", most: 30, px: 4.6 },
  { kind: "many", most: Infinity, px: 8 },
] as const;

/** Returns the dot of a cell. */
export function dotOf({ kioskCount }: KioskCell): (typeof DOTS)[number] {
  return DOTS.find(({ most }) => kioskCount <= most)!;
}

/** Returns the dot of a cell for a map, on a small one half as large. */
export function toDot(cell: KioskCell, isSmall: boolean): Feature {
  return feature({ type: "Point", coordinates: [cell.lng, cell.lat] }, { radius: dotOf(cell).px / (isSmall ? 4 : 2) });
}
