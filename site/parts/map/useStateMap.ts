import { useMemo, useState } from "react";
import type { Lang } from "../../i18n/languages";
import { stateUntil } from "./baseMap/zooms";
import { floatingBoxes } from "./floatingBoxes";
import type { Covered, MapSettings, View } from "./mapAdapter";
import { isOwnMap } from "./mapSettings";
import type { Marker } from "./markers";
import { type RingName, ringNamesOf } from "./ringNames";

/** Returns the state whose kiosks alone a map shows: that of its page, until the visitor comes closer; null: all kiosks. */
export function useShownState(focus: string | undefined, view: View | null): string | null {
  const [firstZoom, setFirstZoom] = useState<number | null>(null);
  if (view && firstZoom === null) setFirstZoom(view.zoom);
  return focus && view && view.zoom < stateUntil(firstZoom ?? view.zoom) ? focus : null;
}

interface RingNamesProps {
  state: string | null;
  settings: MapSettings;
  markers: readonly Marker[];
  view: View | null;
  covered: Covered;
  lang: Lang;
}

/** Returns the names of rings by their keys while our own map shows one state; null otherwise: a map of streets has names of its own. */
export function useRingNames({ state, settings, markers, view, covered, lang }: RingNamesProps): ReadonlyMap<string, RingName> | null {
  return useMemo(
    () => (state && view && isOwnMap(settings) ? ringNamesOf(markers, view, floatingBoxes(view, covered, false), lang) : null),
    [state, view, settings, markers, covered, lang],
  );
}
