import type { Feature } from "geojson";
import { feature, type Line, unpackLine } from "./baseMap/baseMap";

/** The dots of cells with so many kiosks at most, and their diameters in pixels; MapPicture.module.css has the same. */
export const DOTS = [
  { kind: "few", most: 5, px: 3.2 },
  { kind: "some", most: 30, px: 4.6 },
  { kind: "many", most: Infinity, px: 8 },
] as const;

/** Steps of a degree: where dots show, the largest is a pixel or two. */
const STEPS = 20;

/** Half a degree with kiosks: the middle of them, and their number. */
export interface KioskCell {
  lat: number;
  lng: number;
  kioskCount: number;
}

/** The whole network as its page carries it: the dots of each size, each dot counted from the one before. */
export type NetworkDots = readonly Line[];

/** Returns the dot of a cell. */
export function dotOf({ kioskCount }: KioskCell): (typeof DOTS)[number] {
  return DOTS.find(({ most }) => kioskCount <= most)!;
}

/** Packs the dots of cells, a third as long as the cells. */
export function packDots(cells: readonly KioskCell[]): NetworkDots {
  return DOTS.map((dot) => {
    const at = cells
      .filter((cell) => dotOf(cell) === dot)
      .map(({ lat, lng }) => [Math.round(lng * STEPS), Math.round(lat * STEPS)] as const);
    return at.flatMap(([x, y], i) => [x - (at[i - 1]?.[0] ?? 0), y - (at[i - 1]?.[1] ?? 0)]);
  });
}

/** Returns the dots of a network for a map, on a small one half as large. */
export function toDots(network: NetworkDots, isSmall: boolean): Feature[] {
  return network.map((dots, size) =>
    feature({ type: "MultiPoint", coordinates: unpackLine(dots, STEPS) }, { radius: DOTS[size]!.px / (isSmall ? 4 : 2) }),
  );
}
