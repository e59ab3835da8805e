import { useEffect, useMemo, useRef, useState } from "react";
import { askBff } from "../../bff/ask";
import { MapMarkers } from "../../bff/__generated__/browser/MapMarkers";
import { MARKERS_REPAINT_MS } from "../../constants";
import type { View } from "./mapContract";
import type { MapRow } from "./KioskMap";
import { createMarkerLoader, type MarkerRequest } from "./markerLoader";
import type { Marker } from "./markers";
import { toBox } from "./projection";

/** As far as the BFF's index reaches. */
const MAX_ZOOM = 20;
const TIMEOUT_MS = 10_000;
const NONE: readonly Marker[] = [];
/** A million kiosks are clustered within some ten seconds. */
const ROUGH_MS = 3000;

/** A kiosk of the list beside the map. */
type Row = Pick<MapRow, "locationId" | "lat" | "lng">;

interface Markers {
  markers: readonly Marker[];
  /** Whether they are those of an older view, since newer ones did not come. */
  isOld: boolean;
  retry(): void;
}

/**
 * What the BFF has for a view, or the kiosks of the list alone. The last markers stay until there are others; where there never were any,
 * it is the list's kiosks, too.
 */
export function useMarkers(view: View | null, services: readonly string[], rows: readonly Row[], isListOnly: boolean): Markers {
  const [markers, setMarkers] = useState(NONE);
  const [isOld, setOld] = useState(false);
  const loader = useMemo(
    () =>
      createMarkerLoader({
        ask: askForMarkers,
        onAnswer: (answer) => {
          setMarkers(answer.markers);
          setOld(false);
        },
        onFailure: () => setOld(true),
        delayMs: MARKERS_REPAINT_MS,
        againMs: ROUGH_MS,
      }),
    [],
  );
  const chosen = services.join(",");
  const request = useRef<MarkerRequest>(null);
  useEffect(() => {
    if (!view || isListOnly) return loader.stop();
    request.current = { bounds: toBox(view.bounds), zoom: Math.max(0, Math.min(MAX_ZOOM, Math.floor(view.zoom + ROUNDING))), services: chosen ? chosen.split(",") : [] };
    loader.show(request.current);
  }, [loader, view, chosen, isListOnly]);
  useEffect(() => loader.stop, [loader]);
  const isList = isListOnly || (isOld && markers === NONE);
  const shown = useMemo(() => (isList ? rows.map(toMarker) : markers), [isList, markers, rows]);
  return { markers: shown, isOld: isOld && !isListOnly, retry: () => request.current && loader.show(request.current) };
}

function toMarker({ locationId, lat, lng }: Row): Marker {
  return { locationId, lat, lng, kiosks: 1, expansionZoom: null };
}

/** A map that was told to show zoom 11 may say 10.999. */
const ROUNDING = 0.01;

async function askForMarkers({ bounds, zoom, services }: MarkerRequest, signal: AbortSignal) {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  return (await askBff(MapMarkers, { bounds, zoom, services: services.length > 0 ? [...services] : null }, limited)).kioskMap ?? null;
}
