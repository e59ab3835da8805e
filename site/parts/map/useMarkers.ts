import { useEffect, useMemo, useState } from "react";
import { useMapMarkersQuery } from "../../bff/__generated__/hooks";
import { MARKERS_REPAINT_MS } from "../../constants";
import { toOffering } from "../../i18n/services";
import type { View } from "./mapAdapter";
import type { MapRow } from "./kioskMapProps";
import { createMarkerCache, type MarkerAnswer, type MarkerRequest } from "./markerCache";
import { type Marker, toMarker, withListed } from "./markers";
import { contains, toBox } from "./projection";

/** Maximum zoom of the BFF's index. */
const MAX_ZOOM = 20;
const TIMEOUT_MS = 10_000;
/** So many kiosks in view are shown one by one, clusters resolved. */
const MAX_SINGLE = 40;
const NONE: readonly Marker[] = [];
const NOWHERE: MarkerRequest = { bounds: { minLat: 0, maxLat: 0, minLng: 0, maxLng: 0 }, zoom: 0, services: [], state: null };

/** A kiosk of the list beside the map. */
type Row = Pick<MapRow, "locationId" | "lat" | "lng">;

interface Markers {
  markers: readonly Marker[];
  /** Whether they belong to an older view because newer ones failed to load. */
  isOld: boolean;
  retry(): void;
}

/**
 * Returns the list's kiosks and, unless they are the only ones wanted, the BFF's markers of a view for the others, or for those of one
 * state. The last markers stay until newer ones arrive.
 */
export function useMarkers(
  view: View | null,
  services: readonly string[],
  rows: readonly Row[],
  isListOnly: boolean,
  state: string | null = null,
): Markers {
  const chosen = services.join(",");
  const wanted = useMemo(() => (view && !isListOnly ? toRequest(view, chosen, state) : null), [view, chosen, isListOnly, state]);
  const request = useRested(wanted, MARKERS_REPAINT_MS);
  const { answer, isOld, retry } = useAnswer(request);
  const single = useMemo(
    () => (request && answer && request.zoom < MAX_ZOOM && isSparse(answer, request) ? { ...request, zoom: MAX_ZOOM } : null),
    [request, answer],
  );
  const { answer: resolved } = useAnswer(single);
  const markers = (single && resolved && contains(resolved.bounds, single.bounds) ? resolved : answer)?.markers ?? NONE;
  const visibleMarkers = useMemo(() => {
    const listed = rows.map(toMarker);
    return isListOnly || !view ? listed : withListed(markers, listed, view);
  }, [isListOnly, markers, rows, view]);
  return { markers: visibleMarkers, isOld: isOld && !isListOnly, retry };
}

interface Shown {
  answer: MarkerAnswer | null;
  isOld: boolean;
}

/** Returns the answer to a request, or to the last request that succeeded. Cached answers are not requested again. */
function useAnswer(request: MarkerRequest | null): Shown & { retry(): void } {
  const [answers] = useState(createMarkerCache);
  const [result, setResult] = useState<Shown>({ answer: null, isOld: false });
  const cached = request ? answers.find(request) : undefined;
  const { bounds, zoom, services, state } = request ?? NOWHERE;
  const { data, loading, refetch } = useMapMarkersQuery({
    variables: { bounds, zoom, offering: services.length > 0 ? toOffering(services) : null, state },
    skip: !request || cached !== undefined,
    context: { timeoutMs: TIMEOUT_MS },
  });
  const answer = cached ?? data?.kioskMap;
  const next = nextShown(result, answer, request !== null && !loading);
  if (next.answer !== result.answer || next.isOld !== result.isOld) setResult(next);
  useEffect(() => {
    if (request && answer) answers.keep(request, answer);
  }, [answers, request, answer]);
  return { ...result, retry: () => void refetch().catch(() => {}) };
}

/** Returns what to show: an answer if there is one; otherwise the last one, which is old if the request `isDone` without an answer. */
function nextShown(last: Shown, answer: MarkerAnswer | null | undefined, isDone: boolean): Shown {
  if (answer) return { answer, isOld: false };
  return isDone ? { ...last, isOld: true } : last;
}

/** Returns a value once it has not changed for `restMs`, so that a moving map sends no requests. */
function useRested<T>(value: T, restMs: number): T | null {
  const [rested, setRested] = useState<T | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}

function toRequest(view: View, services: string, state: string | null): MarkerRequest {
  return {
    bounds: toBox(view.bounds),
    // On a map that cannot come closer, clusters are resolved into their kiosks.
    zoom: view.isClosest ? MAX_ZOOM : Math.max(0, Math.min(MAX_ZOOM, Math.floor(view.zoom + ROUNDING) + (state ? CITIES_APART : 0))),
    services: services ? services.split(",") : [],
    state,
  };
}

/** Whether so few kiosks are in view that their clusters can be resolved. */
function isSparse({ markers }: MarkerAnswer, { bounds }: MarkerRequest): boolean {
  const inView = markers.filter(({ lat, lng }) => contains(bounds, { minLat: lat, maxLat: lat, minLng: lng, maxLng: lng }));
  const isClustered = inView.some(({ locationId }) => locationId === null);
  return isClustered && inView.reduce((sum, { kioskCount }) => sum + kioskCount, 0) <= MAX_SINGLE;
}

/** On a state's map, rings stand for cities, which may touch: clusters are those of a closer zoom. */
const CITIES_APART = 1;

/** A map that was set to zoom 11 may report 10.999. */
const ROUNDING = 0.01;
