import type { View } from "./mapAdapter";
import { keyOf, type Marker } from "./markers";
import { pixelIn } from "./projection";

/** Degrees by which a pin may lean around its tip, in the order in which they are tried. */
const LEANS = [0, -18, 18, -34, 34, -50, 50, -68, 68, -88, 88, -112, 112];
/** Distance of the middle of a pin's head from its tip, and the head's width with some air, in pixels. */
const HEAD_PX = 29;
const HEAD_WIDTH_PX = 35;
/** A chosen pin is this many times as large (MapMarkers.module.css). */
const CHOSEN_SCALE = 1.42;
/** More pins than these cannot be told apart, however they lean. */
const MAX_PINS = 60;

/**
 * Returns by how many degrees pins lean to the right, by key, so that the heads of neighbours do not cover each other. The chosen pin is
 * larger, and stands upright. Of the others, earlier ones come first: each takes the first lean at which its head touches none that is
 * placed, else the one that covers least.
 */
export function leansOf(pins: readonly Marker[], view: View, chosen?: Marker): ReadonlyMap<string, number> {
  const leans = new Map<string, number>();
  const heads: Head[] = chosen ? [headOf(pixelIn(view, chosen), 0, CHOSEN_SCALE)] : [];
  for (const pin of pins.filter((one) => one !== chosen).slice(0, MAX_PINS)) {
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

/** The middle of a pin's head, and half its width. */
interface Head {
  x: number;
  y: number;
  radius: number;
}

function headOf(tip: { x: number; y: number }, lean: number, scale = 1): Head {
  const angle = (lean * Math.PI) / 180;
  const distance = HEAD_PX * scale;
  return { x: tip.x + Math.sin(angle) * distance, y: tip.y - Math.cos(angle) * distance, radius: (HEAD_WIDTH_PX * scale) / 2 };
}

/** Returns how far two heads overlap, in pixels. */
function overlap(one: Head, other: Head): number {
  return Math.max(0, one.radius + other.radius - Math.hypot(one.x - other.x, one.y - other.y));
}
