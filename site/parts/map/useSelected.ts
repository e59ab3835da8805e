import { type RefObject, useCallback, useEffect, useState } from "react";
import { chooseKiosk, chosenKiosk, onKioskChosen, useChosenKiosk } from "./chosenKiosk";
import type { MapRow } from "./kioskMapProps";
import { showRow } from "./listSync";
import { isMapView } from "./mapView";
import type { LatLng } from "./mapAdapter";

/** The kiosk that the map shows as selected. */
export interface Selected {
  id: string;
  at: LatLng;
  /** Whether the list shows its card, beside those of the others; otherwise the map does. */
  isInCards: boolean;
  /** Whether a key has pressed its pin: the focus then goes into the card, and back when that closes. */
  byKeyboard: boolean;
}

interface Selection {
  selected: Selected | null;
  /** The kiosk whose card has closed, when its pin takes the focus back. */
  focusedId: string | undefined;
  select(id: string, at: LatLng, byKeyboard?: boolean): void;
  close(): void;
  /** Forgets the selected kiosk, and leaves the list as it is. */
  reset(): void;
}

/** Holds the selected kiosk: one that the visitor has chosen on the map, in the list or not, or by its row. */
export function useSelected(frame: RefObject<HTMLElement | null>, rowsById: ReadonlyMap<string, MapRow>): Selection {
  const [picked, setPicked] = useState<Selected | null>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const chosen = useChosenKiosk();
  const select = useCallback(
    (id: string, at: LatLng, byKeyboard = false) => {
      const isListed = rowsById.has(id);
      setPicked({ id, at, isInCards: isListed && isMapView(frame.current!), byKeyboard });
      chooseKiosk(isListed ? id : null);
      // The row opens first.
      requestAnimationFrame(() => frame.current && showRow(id, frame.current));
    },
    [frame, rowsById],
  );
  useEffect(() => {
    const follow = () => {
      const row = rowsById.get(chosenKiosk() ?? "");
      if (row) select(row.locationId, row);
    };
    // A row may have been chosen before the map was there.
    const first = requestAnimationFrame(follow);
    const stop = onKioskChosen(follow);
    return () => {
      cancelAnimationFrame(first);
      stop();
    };
  }, [rowsById, select]);
  const close = () => {
    setFocusedId(picked?.byKeyboard ? picked.id : undefined);
    setPicked(null);
    chooseKiosk(null);
  };
  const reset = useCallback(() => setPicked(null), []);
  // The visitor may have closed its row.
  const isClosed = chosen === null && picked !== null && rowsById.has(picked.id);
  return { selected: isClosed ? null : picked, focusedId, select, close, reset };
}
