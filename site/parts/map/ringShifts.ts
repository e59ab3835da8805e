import type { LatLng, View } from "./mapAdapter";
import { clusterSize, keyOf, type Marker } from "./markers";
import type { Shift } from "./pinPlaces";
import { pixelIn } from "./projection";

/** A ring stands this far from a pin's head, and a head this far above its tip; a head's radius. In pixels. */
const [GAP_PX, HEAD_PX, HEAD_RADIUS_PX] = [8, 29, 18];
/** How far a ring may stand beside its middle, in pixels, in the order in which distances are tried. */
const DISTANCES_PX = [16, 32, 48, 64];
const DIRECTIONS = 8;
/** More rings and pins than these cannot be told apart, wherever they stand. */
const [MAX_RINGS, MAX_PINS] = [100, 60];

/**
 * Returns by how many pixels rings stand beside the middle of their kiosks, by key, so that no pin covers them. A ring without such a place
 * nearby stays where it is, as do those that are clear of pins, which have no entry.
 */
export function ringShiftsOf(rings: readonly Marker[], pins: readonly LatLng[], view: View): ReadonlyMap<string, Shift> {
  const heads = pins.slice(0, MAX_PINS).map((pin) => pixelIn(view, pin));
  const shifts = new Map<string, Shift>();
  for (const ring of rings.slice(0, MAX_RINGS)) {
    const middle = pixelIn(view, ring);
    const apart = clusterSize(ring.kioskCount, view.width) / 2 + HEAD_RADIUS_PX + GAP_PX;
    const isClear = (shift: Shift) =>
      heads.every(({ x, y }) => Math.hypot(middle.x + shift.x - x, middle.y + shift.y - (y - HEAD_PX)) >= apart);
    if (isClear({ x: 0, y: 0 })) continue;
    const shift = SHIFTS.find(isClear);
    if (shift) shifts.set(keyOf(ring), shift);
  }
  return shifts;
}

const SHIFTS: readonly Shift[] = DISTANCES_PX.flatMap((distance) =>
  Array.from({ length: DIRECTIONS }, (_, index) => {
    const angle = (index / DIRECTIONS) * 2 * Math.PI;
    return { x: Math.round(Math.cos(angle) * distance), y: Math.round(Math.sin(angle) * distance) };
  }),
);
