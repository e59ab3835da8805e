import type { LatLng, View } from "./mapAdapter";
import { pixelIn } from "./projection";

/** Size of a card, and the gap between it and the center of its pin. */
const CARD = { width: 292, height: 220, gap: 36 };
const EDGE = 16;
/** A card is centered this many pixels above the point of its pin. */
const LIFT = 34;
/** Minimum map width for a card beside its pin. */
const ROOM_PX = 560;
/** Space of the buttons at the right and at the top. */
const BUTTONS = { right: 72, top: 76 };

/** Returns the side of the pin on which its card stands; `below` is the lower edge of a small map. */
export function sideOfCard(view: View, at: LatLng): "left" | "right" | "below" {
  if (view.width < ROOM_PX) return "below";
  return pixelIn(view, at).x + CARD.gap + CARD.width + BUTTONS.right > view.width && pixelIn(view, at).x > view.width / 2
    ? "left"
    : "right";
}

/** Returns how far to move the map in pixels so that pin and card are in view; zero when they are. */
export function shiftForCard(view: View, at: LatLng): { x: number; y: number } {
  const { x, y } = pixelIn(view, at);
  const side = sideOfCard(view, at);
  if (side === "below") {
    // The pin must be in the part of the map that the card leaves free.
    const free = Math.max(80, view.height - CARD.height - 44);
    return { x: beyond(x, 40, view.width - 40), y: beyond(y, Math.min(76, free), free) };
  }
  const wide = CARD.gap + CARD.width + EDGE;
  const [from, to] = side === "left" ? [wide, view.width - 40] : [40, view.width - wide];
  const half = CARD.height / 2 + EDGE;
  return { x: beyond(x, from, to), y: beyond(y - LIFT, Math.max(half, BUTTONS.top), view.height - half) };
}

/** Height of a pin with the button above it that searches the map's area. */
const TOP_PX = 110;

/**
 * Returns how far to move a small map in pixels so that a pin, whose card stands elsewhere, is in view; zero when it is. `covered` are the
 * pixels above and below that something else covers.
 */
export function shiftIntoView(view: View, at: LatLng, covered = { top: 0, bottom: 0 }): { x: number; y: number } {
  const { x, y } = pixelIn(view, at);
  const last = view.height - covered.bottom - 40;
  return { x: beyond(x, 40, view.width - BUTTONS.right), y: beyond(y, Math.min(covered.top + TOP_PX, last), last) };
}

/** Returns how far a value lies outside of a range; 0 within it. */
function beyond(value: number, from: number, to: number): number {
  if (value < from) return Math.round(value - from);
  return value > to ? Math.round(value - to) : 0;
}
