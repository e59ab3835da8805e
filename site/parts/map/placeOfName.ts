import { boxAround } from "./boxes";
import type { Box, LatLng, View } from "./mapAdapter";
import { pixelIn } from "./projection";

/** Where the name of the searched point stands beside its mark, in the order in which they are tried. */
const SIDES = ["below", "left", "right", "above"] as const;
type Side = (typeof SIDES)[number];

/** Size of a name by its letters, at most that of MapMarkers.module.css, and its middle's distance from the mark's, in pixels. */
const NAME = { perLetter: 8.5, extra: 20, most: 180, height: 24, below: 36, beside: 28 };
/** Half of a pin's head with some air, and its middle above the pin's tip. */
const HEAD = { half: 20, above: 28 };

/** Returns the first side of a point on which its name covers no kiosk's pin; below if there is none. */
export function placeOfName(name: string, at: LatLng, view: View, kiosks: readonly LatLng[]): Side {
  const { x, y } = pixelIn(view, at);
  const heads = kiosks.map((kiosk) => pixelIn(view, kiosk)).map((tip) => ({ x: tip.x, y: tip.y - HEAD.above }));
  const half = halfOf(name);
  const isFree = (side: Side) => {
    const middle = middleOf(half, side);
    return heads.every(
      (head) => Math.abs(head.x - x - middle.x) > half + HEAD.half || Math.abs(head.y - y - middle.y) > NAME.height / 2 + HEAD.half,
    );
  };
  return SIDES.find(isFree) ?? SIDES[0];
}

/** Returns what the name of a point takes around it in a view, in pixels. */
export function boxOfName(name: string, at: LatLng, view: View, kiosks: readonly LatLng[]): Box {
  const half = halfOf(name);
  return boxAround(middleOf(half, placeOfName(name, at, view, kiosks)), { x: half, y: NAME.height / 2 });
}

function halfOf(name: string): number {
  return Math.min(name.length * NAME.perLetter + NAME.extra, NAME.most) / 2;
}

/** Returns the middle of a name on a side of its mark, seen from the mark. */
function middleOf(half: number, side: Side): { x: number; y: number } {
  return {
    x: side === "left" ? -half - NAME.beside : side === "right" ? half + NAME.beside : 0,
    y: side === "below" ? NAME.below : side === "above" ? -NAME.below : 0,
  };
}
