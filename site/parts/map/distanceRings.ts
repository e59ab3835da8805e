import { toKm, type Unit } from "../../i18n/formatDistance";
import type { LatLng, Ring, View } from "./mapAdapter";
import { pixelIn, project } from "./projection";

interface Pixel {
  x: number;
  y: number;
}

const STEPS: Record<Unit, readonly number[]> = { mi: [0.25, 0.5, 1, 2, 3, 5, 10, 25, 50], km: [0.5, 1, 2, 5, 10, 25, 50, 100] };
const KM_PER_DEGREE = 111.2;
/** A smaller ring would only surround the point's own mark. */
const LEAST_PX = 90;
const MAX_RINGS = 3;
const BEARINGS = [30, -30, 150, -150, 50, -50, 130, -130, 90, -90];
/** Distance of a label from the middle of a pin's head at which they do not touch, and of that middle from the pin's tip. */
const APART_PX = 44;
const HEAD_PX = 29;

/** Returns the rings of round distances around a point that reach into a view: three at most, the smallest first. Labels avoid kiosks. */
export function ringsAround(at: LatLng, view: View, unit: Unit, kiosks: Iterable<LatLng> = []): Ring[] {
  const northPx = project(at, view.zoom).y - project({ lat: at.lat + 0.01, lng: at.lng }, view.zoom).y;
  const pxPerUnit = (northPx / (0.01 * KM_PER_DEGREE)) * toKm(1, unit);
  const { x, y } = pixelIn(view, at);
  const farthest = Math.hypot(Math.max(x, view.width - x), Math.max(y, view.height - y));
  const heads = [...kiosks].map((kiosk) => pixelIn(view, kiosk)).map((tip) => ({ x: tip.x, y: tip.y - HEAD_PX }));
  return STEPS[unit]
    .map((count) => ({ count, km: toKm(count, unit), radiusPx: Math.round(count * pxPerUnit) }))
    .filter(({ radiusPx }) => radiusPx >= LEAST_PX && radiusPx < farthest)
    .slice(0, MAX_RINGS)
    .map((ring) => ({ ...ring, bearing: freeBearing(ring.radiusPx, { x, y }, heads, view) }));
}

/** Returns the point of a ring at its bearing, where its distance stands. */
export function pointOn(at: LatLng, { km, bearing }: Ring): LatLng {
  const [angle, degrees] = [(bearing * Math.PI) / 180, km / KM_PER_DEGREE];
  return { lat: at.lat + degrees * Math.cos(angle), lng: at.lng + (degrees * Math.sin(angle)) / Math.cos((at.lat * Math.PI) / 180) };
}

function freeBearing(radiusPx: number, middle: Pixel, heads: readonly Pixel[], view: View): number {
  const isFree = (bearing: number) => {
    const angle = (bearing * Math.PI) / 180;
    const [x, y] = [middle.x + radiusPx * Math.sin(angle), middle.y - radiusPx * Math.cos(angle)];
    const isInView = x > APART_PX && y > APART_PX && x < view.width - APART_PX && y < view.height - APART_PX;
    return isInView && heads.every((head) => Math.hypot(head.x - x, head.y - y) > APART_PX);
  };
  return BEARINGS.find(isFree) ?? BEARINGS[0]!;
}
