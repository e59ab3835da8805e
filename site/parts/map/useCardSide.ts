import { useState } from "react";
import { isCardBelow, sideOfCard } from "./cardPosition";
import type { LatLng, View } from "./mapAdapter";

/**
 * Returns where the card of a selected kiosk stands: beside its pin, on a side that it keeps while the map moves, or below a small map.
 * `pins` are the other markers.
 */
export function useCardSide(
  view: View | null,
  selected: { id: string; at: LatLng } | null,
  pins: readonly (LatLng & { locationId: string | null })[],
  searched: LatLng | undefined,
): "left" | "right" | "below" {
  const [card, setCard] = useState<{ id: string; side: "left" | "right" } | null>(null);
  if (!view || !selected) {
    if (card) setCard(null);
    return "right";
  }
  const others = () => pins.filter(({ locationId }) => locationId !== selected.id);
  const current = card?.id === selected.id ? card : { id: selected.id, side: sideOfCard(view, selected.at, others(), searched) };
  if (current !== card) setCard(current);
  return isCardBelow(view) ? "below" : current.side;
}
