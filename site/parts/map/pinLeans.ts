import type { View } from "./mapAdapter";
import { keyOf, type Marker } from "./markers";
import { pixelIn } from "./projection";

/** Degrees by which a pin may lean around its tip, in the order in which they are tried. */
const LEANS = [0, -18, 18, -34, 34, -50, 50, -68, 68, -88, 88, -112, 112];
/** Distance of the middle of a pin's head from its tip, and the head's width with some air, in pixels. */
const HEAD_PX = 29;
const HEAD_WIDTH_PX = 35;
/** More pins than these cannot be told apart, however they lean. */
const MAX_PINS = 60;

/**
 * Returns by how many degrees pins lean to the right, by key, so that the heads of neighbours do not cover each other. Earlier pins come
 * first: each takes the first lean at which its head touches none that is placed, else the one that covers least.
 */
export function leansOf(pins: readonly Marker[], view: View): ReadonlyMap<string, number> {
  const leans = new Map<string, number>();
  const heads: { x: number; y: number }[] = [];
  for (const pin of pins.slice(0, MAX_PINS)) {
    const tip = pixelIn(view, pin);
    const overlapAt = (lean: number) => heads.reduce((sum, head) => sum + overlap(headOf(tip, lean), head), 0);
    let [best, least] = [0, Infinity];
    for (const lean of LEANS) {
      const covered = overlapAt(lean);
      if (covered < least) [best, least] = [lean, covered];
      if (covered === 0) break;
    }
    heads.push(headOf(tip, best));
    if (best !== 0) leans.set(keyOf(pin), best);
  }
  return leans;
}

function headOf(tip: { x: number; y: number }, lean: number): { x: number; y: number } {
  const angle = (lean * Math.PI) / 180;
  return { x: tip.x + Math.sin(angle) * HEAD_PX, y: tip.y - Math.cos(angle) * HEAD_PX };
}

/** Returns how far two heads overlap, in pixels. */
function overlap(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.max(0, HEAD_WIDTH_PX - Math.hypot(one.x - other.x, one.y - other.y));
}
