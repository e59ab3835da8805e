import { toKm, type Unit } from "../../i18n/formatDistance";
import { touch } from "./boxes";
import type { Box, LatLng, Ring, View } from "./mapAdapter";
import { pixelIn, project } from "./projection";

interface Pixel {
  x: number;
  y: number;
}

const STEPS: Record<Unit, readonly number[]> = { mi: [0.25, 0.5, 1, 2, 3, 5, 10, 25, 50], km: [0.5, 1, 2, 5, 10, 25, 50, 100] };
const KM_PER_DEGREE = 111.2;
const MAX_RINGS = 3;
/**
 * The least radius of rings in pixels, and the bearings of their labels in the order in which they are tried. The kiosk of a page has
 * smaller rings, which say how near its neighbours are, and a large pin above its point.
 */
export const RINGS = {
  ofPoint: { leastPx: 80, bearings: [30, -30, 150, -150, 50, -50, 130, -130, 90, -90, 70, -70, 110, -110, 10, -10] },
  ofKiosk: { leastPx: 50, bearings: [150, -150, 130, -130, 110, -110, 90, -90, 70, -70, 50, -50, 30, -30, 10, -10] },
};
/** Distance of a label from the middle of a pin's head at which they do not touch. */
const APART_PX = 44;
/** Distance of the middle of a pin's head from its tip, and of a label's from the map's edge. */
const HEAD_PX = 29;
const EDGE_PX = 44;
/** Half the size of a label. */
const LABEL = { half: 24, up: 9 };

/**
 * Returns the rings of round distances around a point that reach into a view: three at most, the smallest first. Labels avoid the pins of
 * `kiosks`, and what covers the map.
 */
export function ringsAround(
  at: LatLng,
  view: View,
  unit: Unit,
  kiosks: Iterable<LatLng> = [],
  covered: readonly Box[] = [],
  { leastPx, bearings } = RINGS.ofPoint,
): Ring[] {
  const pxPerUnit = pxPerKm(at, view.zoom) * toKm(1, unit);
  const { x, y } = pixelIn(view, at);
  const farthest = Math.hypot(Math.max(x, view.width - x), Math.max(y, view.height - y));
  const heads = [...kiosks].map((kiosk) => pixelIn(view, kiosk)).map((tip) => ({ x: tip.x, y: tip.y - HEAD_PX }));
  return STEPS[unit]
    .map((count) => ({ count, km: toKm(count, unit), radiusPx: Math.round(count * pxPerUnit) }))
    .filter(({ radiusPx }) => radiusPx >= leastPx && radiusPx < farthest)
    .slice(0, MAX_RINGS)
    .map((ring) => ({ ...ring, bearing: freeBearing(ring.radiusPx, { x, y }, heads, bearings, view, covered) }));
}

/** Longest that a map's scale is, in pixels. */
const SCALE_PX = 120;

/** Returns the longest round distance that fits a map's scale, measured in its middle; null where even the shortest does not. */
export function scaleOf({ center, zoom }: View, unit: Unit): Pick<Ring, "count" | "km" | "radiusPx"> | null {
  const steps = STEPS[unit].map((count) => ({
    count,
    km: toKm(count, unit),
    radiusPx: Math.round(pxPerKm(center, zoom) * toKm(count, unit)),
  }));
  return steps.findLast(({ radiusPx }) => radiusPx <= SCALE_PX) ?? null;
}

function pxPerKm(at: LatLng, zoom: number): number {
  const northPx = project(at, zoom).y - project({ lat: at.lat + 0.01, lng: at.lng }, zoom).y;
  return northPx / (0.01 * KM_PER_DEGREE);
}

/** Returns the points of rings where their distances stand, without the rings that have no room for it. */
export function ringLabels(at: LatLng, rings: readonly Ring[]): (Pick<Ring, "count" | "km"> & { at: LatLng })[] {
  return rings.flatMap(({ count, km, bearing }) => (bearing === null ? [] : [{ count, km, at: pointOn(at, km, bearing) }]));
}

/** Returns the part of a view that the distance of a ring takes. */
export function ringLabelBox(view: View, at: LatLng): Box {
  return labelBox(pixelIn(view, at));
}

/** Returns the point at a distance and a bearing from another. */
export function pointOn(at: LatLng, km: number, bearing: number): LatLng {
  const [angle, degrees] = [(bearing * Math.PI) / 180, km / KM_PER_DEGREE];
  return { lat: at.lat + degrees * Math.cos(angle), lng: at.lng + (degrees * Math.sin(angle)) / Math.cos((at.lat * Math.PI) / 180) };
}

function freeBearing(
  radiusPx: number,
  middle: Pixel,
  heads: readonly Pixel[],
  bearings: readonly number[],
  view: View,
  covered: readonly Box[],
): number | null {
  const isFree = (bearing: number) => {
    const angle = (bearing * Math.PI) / 180;
    const [x, y] = [middle.x + radiusPx * Math.sin(angle), middle.y - radiusPx * Math.cos(angle)];
    const isInView = x > EDGE_PX && y > EDGE_PX && x < view.width - EDGE_PX && y < view.height - EDGE_PX;
    const label = labelBox({ x, y });
    const isCovered = covered.some((box) => touch(box, label));
    return isInView && !isCovered && heads.every((head) => Math.hypot(head.x - x, head.y - y) > APART_PX);
  };
  return bearings.find(isFree) ?? null;
}

function labelBox({ x, y }: Pixel): Box {
  return { left: x - LABEL.half, right: x + LABEL.half, top: y - LABEL.up, bottom: y + LABEL.up };
}
