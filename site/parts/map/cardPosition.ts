import { isPinUnder } from "./floatingBoxes";
import type { LatLng, View } from "./mapAdapter";
import { pixelIn } from "./projection";

/** Size of a card, and the gap between it and the center of its pin (KioskCard.module.css). */
const CARD = { width: 264, height: 200, gap: 36 };
const EDGE = 16;
/** A card is centered this many pixels above the point of its pin. */
const LIFT = 34;
/** Minimum map width for a card beside its pin. */
const ROOM_PX = 560;
/** Space of the buttons at the right, and of buttons and key at the top. */
const BUTTONS = { right: 72, top: 76 };

/** Whether a map is so small that a card stands along its lower edge. */
export function isCardBelow(view: View): boolean {
  return view.width < ROOM_PX;
}

/**
 * Returns the side of a pin on which its card stands: where it covers fewer `pins` and not the searched point; else where there is room
 * for it, at the right rather than at the left.
 */
export function sideOfCard(view: View, at: LatLng, pins: readonly LatLng[], searched: LatLng | undefined): "left" | "right" {
  const { x, y } = pixelIn(view, at);
  const cost = (left: number) => {
    const card = { left, right: left + CARD.width, top: y - LIFT - CARD.height / 2, bottom: y - LIFT + CARD.height / 2 };
    const isOutside = left < 0 || card.right + BUTTONS.right > view.width;
    const hidesPoint = searched !== undefined && isPinUnder(view, searched, [card]);
    return (hidesPoint ? 1000 : 0) + pins.filter((pin) => isPinUnder(view, pin, [card])).length + (isOutside ? 0.5 : 0);
  };
  return cost(x - CARD.gap - CARD.width) < cost(x + CARD.gap) ? "left" : "right";
}

/** Returns how far to move the map in pixels so that pin and card are in view; zero when they are. */
export function shiftForCard(view: View, at: LatLng, side: "left" | "right"): { x: number; y: number } {
  const { x, y } = pixelIn(view, at);
  if (isCardBelow(view)) {
    // The pin must be in the part of the map that the card leaves free.
    const free = Math.max(80, view.height - CARD.height - 44);
    return { x: beyond(x, 40, view.width - 40), y: beyond(y, Math.min(76, free), free) };
  }
  const wide = CARD.gap + CARD.width + EDGE;
  const [from, to] = side === "left" ? [wide, view.width - 40] : [40, view.width - wide];
  const half = CARD.height / 2;
  return { x: beyond(x, from, to), y: beyond(y - LIFT, BUTTONS.top + half, view.height - half - EDGE) };
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
