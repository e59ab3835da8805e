import type { Box, View } from "./mapAdapter";
import { keyOf, type Marker } from "./markers";
import { pixelIn } from "./projection";

/** Degrees by which a pin may lean around its tip, in the order in which they are tried. */
const LEANS = [0, -18, 18, -34, 34, -50, 50, -68, 68, -88, 88, -112, 112];
/** Distance of the middle of a pin's head from its tip, and the head's width with some air, in pixels. */
const HEAD_PX = 29;
const HEAD_WIDTH_PX = 35;
/** The same of the lowest part of a pin, which must not stand on a head. */
const [TIP_PX, TIP_WIDTH_PX] = [6, 8];
/** A chosen pin is this many times as large (MapMarkers.module.css). */
const CHOSEN_SCALE = 1.42;
/** More pins than these cannot be told apart, however they lean. */
const MAX_PINS = 60;

/**
 * Returns by how many degrees pins lean to the right, by key, so that the heads of neighbours do not cover each other, and no pin stands
 * on another's head, and heads lean out of the parts of the map in `covers`, which visitors do not see. The chosen pin is larger, and
 * stands upright. Of the others, earlier ones come first: each takes the first lean at which its head touches neither one that is placed
 * nor a cover, else the one at which it touches least.
 */
export function leansOf(
  pins: readonly Marker[],
  view: View,
  { chosen, covers = [] }: { chosen?: Marker; covers?: readonly Box[] } = {},
): ReadonlyMap<string, number> {
  const leans = new Map<string, number>();
  const placed: Part[] = chosen ? partsOf(pixelIn(view, chosen), 0, CHOSEN_SCALE) : [];
  for (const pin of pins.filter((one) => one !== chosen).slice(0, MAX_PINS)) {
    const tip = pixelIn(view, pin);
    const overlapAt = (lean: number) => {
      const [head] = partsOf(tip, lean);
      return sumOf(placed, (part) => overlap(head, part)) + sumOf(covers, (box) => overlapOfBox(head, box));
    };
    let [best, least] = [0, Infinity];
    for (const lean of LEANS) {
      const covered = overlapAt(lean);
      if (covered < least) [best, least] = [lean, covered];
      if (covered === 0) break;
    }
    placed.push(...partsOf(tip, best));
    if (best !== 0) leans.set(keyOf(pin), best);
  }
  return leans;
}

/** A round part of a pin, in pixels. */
interface Part {
  x: number;
  y: number;
  radius: number;
}

/** Returns the middle of the head of a pin that leans around its tip. */
export function headOf(tip: { x: number; y: number }, lean: number, distance = HEAD_PX): { x: number; y: number } {
  const angle = (lean * Math.PI) / 180;
  return { x: tip.x + Math.sin(angle) * distance, y: tip.y - Math.cos(angle) * distance };
}

/** Returns the head and the lowest part of a pin. */
function partsOf(tip: { x: number; y: number }, lean: number, scale = 1): [head: Part, lowest: Part] {
  const part = (distance: number, width: number) => ({ ...headOf(tip, lean, distance * scale), radius: (width * scale) / 2 });
  return [part(HEAD_PX, HEAD_WIDTH_PX), part(TIP_PX, TIP_WIDTH_PX)];
}

/** Returns how far two parts overlap, in pixels. */
function overlap(one: Part, other: Part): number {
  return Math.max(0, one.radius + other.radius - Math.hypot(one.x - other.x, one.y - other.y));
}

/** Returns how far a part reaches into a box, at most its radius, in pixels. */
function overlapOfBox({ x, y, radius }: Part, { left, right, top, bottom }: Box): number {
  return Math.max(0, radius - Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)));
}

function sumOf<T>(list: readonly T[], valueOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + valueOf(one), 0);
}
