import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { isSameArea } from "./areaHref";
import { showsEnough } from "./firstView";
import type { KioskMapProps } from "./kioskMapProps";
import { coveredOf } from "./listSync";
import type { Bounds, MapHandle, View } from "./mapAdapter";
import { isMapView } from "./mapView";
import { contains, hasMoved } from "./projection";

/** The bounds that the page made the map show. */
interface Fitted {
  bounds: Bounds;
  /** The view after the map had come to rest there; null while it moves. */
  at: View | null;
  /** How often the map came to rest while moving there. */
  rests: number;
  /** What was asked for: a filter leaves the place, and the other way round. */
  place: string;
  filter: string;
}

interface FittedView {
  /** What the map shows; null until it has come to rest. */
  view: View | null;
  /** Pixels at its upper and lower edge that something covers. */
  covered: { top: number; bottom: number };
  /** Whether the visitor has moved it since. */
  isMoved: boolean;
  onIdle(view: View): void;
}

const UNCOVERED = { top: 0, bottom: 0 };

/** Fits a map to the page's bounds whenever these change; not after a filter, if enough kiosks of the new list are in view. */
export function useFittedView(
  frame: RefObject<HTMLElement | null>,
  map: RefObject<MapHandle | null>,
  { bounds, rows, services, isListOnly, from }: Pick<KioskMapProps, "bounds" | "rows" | "services" | "isListOnly" | "from">,
  onNew: () => void,
): FittedView {
  const [view, setView] = useState<View | null>(null);
  const [covered, setCovered] = useState(UNCOVERED);
  const [isMoved, setMoved] = useState(false);
  const [place, filter] = [from ? `${from.lat},${from.lng}` : "", `${services.join(",")} ${isListOnly}`];
  const fitted = useRef<Fitted>({ bounds, at: null, rests: 0, place, filter });
  const last = useRef<View>(null);
  // Moves that the page itself makes do not count as the visitor's.
  const onIdle = useCallback(
    (next: View) => {
      last.current = next;
      setView(next);
      setCovered(isMapView(frame.current!) ? coveredOf(frame.current!, next.height) : UNCOVERED);
      const { current } = fitted;
      if (current.at) return setMoved(hasMoved(current.at, next));
      // A move that was in progress may come to rest first.
      if (contains(next.bounds, current.bounds) || current.rests++ > 0) current.at = next;
    },
    [frame],
  );
  useEffect(() => {
    const { current } = fitted;
    const isFiltered = current.place === place && current.filter !== filter;
    const isSame = isSameArea(current.bounds, bounds);
    fitted.current = { ...current, bounds, place, filter };
    if (isSame) return;
    onNew();
    if (isFiltered && last.current && showsEnough(last.current.bounds, rows)) return;
    fitted.current = { bounds, at: null, rests: 0, place, filter };
    setMoved(false);
    map.current?.fit(bounds);
  }, [bounds, rows, place, filter, map, onNew]);
  return { view, covered, isMoved, onIdle };
}
