import { useMemo, useState } from "react";
import type { Lang } from "../../i18n/languages";
import { stateUntil } from "./baseMap/zooms";
import { floatingBoxes } from "./floatingBoxes";
import type { Covered, MapSettings, View } from "./mapAdapter";
import { isOwnMap } from "./mapSettings";
import type { Marker } from "./markers";
import { type RingName, ringNamesOf } from "./ringNames";
import { ringsApart } from "./ringsApart";

/** Returns the state whose kiosks alone a map shows: that of its page, until the visitor comes closer; null: all kiosks. */
export function useShownState(focus: string | undefined, view: View | null): string | null {
  const [firstZoom, setFirstZoom] = useState<number | null>(null);
  if (view && firstZoom === null) setFirstZoom(view.zoom);
  return focus && view && view.zoom < stateUntil(firstZoom ?? view.zoom) ? focus : null;
}

interface StateProps {
  state: string | null;
  settings: MapSettings;
  /** The markers that the BFF sent. */
  loaded: readonly Marker[];
  view: View | null;
  covered: Covered;
  lang: Lang;
}

interface StateMarkers {
  markers: readonly Marker[];
  /** Names of rings by their keys; null on a map of streets, which has names of its own, and on one that shows more than a state. */
  ringNames: ReadonlyMap<string, RingName> | null;
}

/** Returns the markers that a map shows: while our own map shows one state, they are rings and dots apart from each other, with names. */
export function useStateMarkers({ state, settings, loaded, view, covered, lang }: StateProps): StateMarkers {
  const isOfState = state !== null && view !== null && isOwnMap(settings);
  const [zoom, width] = [view?.zoom ?? 0, view?.width ?? 0];
  const markers = useMemo(() => (isOfState ? ringsApart(loaded, { zoom, width }) : loaded), [isOfState, loaded, zoom, width]);
  const ringNames = useMemo(
    () => (isOfState ? ringNamesOf(markers, view, floatingBoxes(view, covered, false), lang) : null),
    [isOfState, markers, view, covered, lang],
  );
  return { markers, ringNames };
}
