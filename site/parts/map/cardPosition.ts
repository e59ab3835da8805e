import type { LatLng, View } from "./mapAdapter";
import { pixelIn } from "./projection";

/** A card, and the gap between it and the middle of its pin. */
const CARD = { width: 292, height: 220, gap: 36 };
const EDGE = 16;
/** Pins are this high, and cards stand beside the middle of them. */
const LIFT = 34;
/** From this width on there is room beside a pin. */
const ROOM_PX = 560;
/** What the buttons at the right, and those above, take up. */
const BUTTONS = { right: 72, top: 76 };

/** Where the card of a pin stands: beside it, or along the lower edge of a small map. */
export function sideOfCard(view: View, at: LatLng): "left" | "right" | "below" {
  if (view.width < ROOM_PX) return "below";
  return pixelIn(view, at).x + CARD.gap + CARD.width + BUTTONS.right > view.width && pixelIn(view, at).x > view.width / 2
    ? "left"
    : "right";
}

/** How far to move the map for pin and card to be in view; nothing where they are. */
export function shiftForCard(view: View, at: LatLng): { x: number; y: number } {
  const { x, y } = pixelIn(view, at);
  const side = sideOfCard(view, at);
  if (side === "below") {
    // The pin stands in what the card leaves of the map.
    const free = Math.max(80, view.height - CARD.height - 44);
    return { x: beyond(x, 40, view.width - 40), y: beyond(y, Math.min(76, free), free) };
  }
  const wide = CARD.gap + CARD.width + EDGE;
  const [from, to] = side === "left" ? [wide, view.width - 40] : [40, view.width - wide];
  const half = CARD.height / 2 + EDGE;
  return { x: beyond(x, from, to), y: beyond(y - LIFT, Math.max(half, BUTTONS.top), view.height - half) };
}

/** How far a value lies outside of a span. */
function beyond(value: number, from: number, to: number): number {
  if (value < from) return Math.round(value - from);
  return value > to ? Math.round(value - to) : 0;
}
