import { type ComponentType, type KeyboardEvent, memo, useMemo, useState } from "react";
import { MARKER_LAYER } from "../../constants";
import type { Lang } from "../../i18n/languages";
import type { MapRow } from "./kioskMapProps";
import type { OverlayProps, View } from "./mapAdapter";
import { MarkerButton } from "./MarkerButton";
import type { MapWords } from "./mapWords";
import { keyOf, type Marker } from "./markers";
import { isArrow, middleMarker, nextMarker, shiftsOf } from "./pinPlaces";

interface MapMarkersProps {
  Overlay: ComponentType<OverlayProps>;
  markers: readonly Marker[];
  /** What the map shows; null until it has come to rest. */
  view: View | null;
  /** Key of the marker of the hovered row. */
  highlighted: string | undefined;
  /** Its pin is drawn separately, because a cluster may hold it. */
  selectedId: string | undefined;
  /** The kiosk whose pin takes the focus when it appears again, since its card had it. */
  focusedId: string | undefined;
  /** The listed kiosks, by id. */
  rows: ReadonlyMap<string, MapRow>;
  lang: Lang;
  words: MapWords;
  /** `byKeyboard` says that the marker was pressed with a key. */
  onPress(marker: Marker, byKeyboard: boolean): void;
}

/**
 * Pins and clusters. Kiosks at one point stand in a ring around it. There may be hundreds of markers, so the Tab key reaches one of them,
 * in the middle of the map, and arrow keys lead to the others.
 */
export const MapMarkers = memo(function MapMarkers({
  Overlay,
  markers,
  view,
  highlighted,
  selectedId,
  focusedId,
  rows,
  lang,
  words,
  onPress,
}: MapMarkersProps) {
  const [reached, setReached] = useState<string>();
  const shifts = useMemo(() => shiftsOf(markers), [markers]);
  const shown = useMemo(() => markers.filter(({ locationId }) => locationId === null || locationId !== selectedId), [markers, selectedId]);
  const middle = useMemo(() => view && middleMarker(shown, view, shifts), [shown, view, shifts]);
  const stop = shown.some((marker) => keyOf(marker) === reached) ? reached : middle && keyOf(middle);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, marker: Marker) => {
    if (!view || !isArrow(event.key)) return;
    // Otherwise, the map would move.
    event.preventDefault();
    event.stopPropagation();
    const next = nextMarker(shown, marker, event.key, view, shifts);
    if (!next) return;
    setReached(keyOf(next));
    const buttons = event.currentTarget.closest("[data-map-frame]")?.querySelectorAll<HTMLElement>("[data-marker]") ?? [];
    [...buttons].find(({ dataset }) => dataset.marker === keyOf(next))?.focus({ preventScroll: true });
  };

  return shown.map((marker) => {
    const key = keyOf(marker);
    const isHighlighted = key === highlighted;
    const { locationId } = marker;
    const isListed = locationId !== null && rows.has(locationId);
    return (
      <Overlay key={key} at={marker} layer={MARKER_LAYER + (isHighlighted ? 2 : isListed ? 1 : 0)}>
        <MarkerButton
          marker={marker}
          row={locationId === null ? undefined : rows.get(locationId)}
          shift={shifts.get(key)}
          isHighlighted={isHighlighted}
          isStop={key === stop}
          takesFocus={locationId !== null && locationId === focusedId}
          lang={lang}
          words={words}
          onKeyDown={onKeyDown}
          onPress={onPress}
        />
      </Overlay>
    );
  });
});
