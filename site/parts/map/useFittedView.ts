import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { isSameArea } from "./areaHref";
import { shiftIntoView } from "./cardPosition";
import { showsEnough } from "./firstView";
import type { KioskMapProps } from "./kioskMapProps";
import { coveredOf } from "./listSync";
import type { Bounds, Covered, LatLng, MapHandle, View } from "./mapAdapter";
import { isMapView } from "./mapView";
import { contains, hasMoved, pixelIn } from "./projection";

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
  covered: Covered;
  /** Whether the visitor has moved it since. */
  isMoved: boolean;
  onIdle(view: View): void;
  /** Moves the map so that a kiosk whose card stands in a row below it is in view; the searched point stays in view, if it is. */
  bringIntoView(at: LatLng): void;
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
  const bringIntoView = useCallback(
    (at: LatLng) => {
      if (!last.current) return;
      const { x, y } = shiftIntoView(last.current, at, covered);
      if (x === 0 && y === 0) return;
      if (!from || !isClear(last.current, from, covered) || isClear(last.current, from, covered, { x, y })) {
        // Not the visitor's move, either.
        if (!isMoved) fitted.current = { ...fitted.current, at: null, rests: 1 };
        return map.current?.panBy(x, y);
      }
      // Both are in view with the rest of the list's beginning.
      const wider = union(fitted.current.bounds, at);
      fitted.current = { ...fitted.current, at: null, rests: 0 };
      setMoved(false);
      map.current?.fit(wider);
    },
    [map, from, covered, isMoved],
  );
  return { view, covered, isMoved, onIdle, bringIntoView };
}

/** Whether a point is in the part of a view that nothing covers, after the map has moved by some pixels. */
function isClear(view: View, at: LatLng, { top, bottom }: Covered, by = { x: 0, y: 0 }): boolean {
  const pixel = pixelIn(view, at);
  const [x, y] = [pixel.x - by.x, pixel.y - by.y];
  return x > 0 && x < view.width && y > top && y < view.height - bottom;
}

/** The chosen pin is higher than others: by this part of the height that cards and search leave of the map. */
const HIGHER = 0.08;

/** Returns the box around a box and a chosen pin; no list lies on both sides of the date line. */
function union(box: Bounds, { lat, lng }: LatLng): Bounds {
  const minLat = Math.min(box.minLat, lat);
  return {
    minLat,
    maxLat: Math.max(box.maxLat, lat + HIGHER * (lat - minLat)),
    minLng: Math.min(box.minLng, lng),
    maxLng: Math.max(box.maxLng, lng),
  };
}
