import { type ComponentType, type KeyboardEvent, memo, useCallback, useMemo, useState } from "react";
import { MARKER_LAYER } from "../../constants";
import type { Lang } from "../../i18n/languages";
import { boxesOutOfSight, floatingBoxes, isDotCut, isHeadUnder, isPinUnder } from "./floatingBoxes";
import type { MapRow } from "./kioskMapProps";
import type { Covered, OverlayProps, View } from "./mapAdapter";
import { MarkerButton } from "./MarkerButton";
import type { MapWords } from "./mapWords";
import { clusterSize, keyOf, type Marker } from "./markers";
import { leansOf } from "./pinLeans";
import type { MapDot } from "./useMapKiosks";
import type { NameSide } from "./boxes";
import { isArrow, middleMarker, nextMarker, shiftsOf } from "./pinPlaces";
import type { RingName } from "./ringNames";
import { isFew } from "./ringsApart";
import { ringShiftsOf } from "./ringShifts";

const NO_LEANS: ReadonlyMap<string, number> = new Map();

interface MapMarkersProps {
  Overlay: ComponentType<OverlayProps>;
  markers: readonly Marker[];
  /** What the map shows; null until it has come to rest. */
  view: View | null;
  /** Pixels at its upper and lower edge that something covers: no pin shows below it. */
  covered: Covered;
  /** The kiosk whose row the pointer or the focus is on. */
  highlighted: string | null;
  /** Its pin is drawn separately: it stands above all others, and has a card. */
  selectedId: string | undefined;
  /** The kiosk whose pin takes the focus when it appears again, since its card had it. */
  focusedId: string | undefined;
  /** The listed kiosks, by id. */
  rows: ReadonlyMap<string, MapRow>;
  /** What is known of other kiosks, by id. */
  dots: ReadonlyMap<string, MapDot>;
  /** On which sides of their dots names stand, by id. */
  names: ReadonlyMap<string, NameSide>;
  /** The names of rings by their keys on a state's map, where few kiosks are a dot; null on another. */
  ringNames: ReadonlyMap<string, RingName> | null;
  /** Those of both that are not known to be open. */
  closed: ReadonlySet<string>;
  /** The one whose row is open: its pin is green. */
  opened: string | null;
  lang: Lang;
  words: MapWords;
  /** `byKeyboard` says that the marker was pressed with a key. */
  onPress(marker: Marker, byKeyboard: boolean): void;
}

/**
 * Pins of listed kiosks, dots of others, and rings for many. Dots at one point stand around it. There may be hundreds of markers, so the
 * Tab key reaches one of them, in the middle of the map, and arrow keys lead to the others.
 */
export const MapMarkers = memo(function MapMarkers({
  Overlay,
  markers,
  view,
  covered,
  highlighted,
  selectedId,
  focusedId,
  rows,
  dots,
  names,
  ringNames,
  closed,
  opened,
  lang,
  words,
  onPress,
}: MapMarkersProps) {
  const [reached, setReached] = useState<string>();
  const isListed = useCallback(({ locationId }: Marker) => locationId !== null && isNumbered(rows.get(locationId)), [rows]);
  const shifts = useMemo(() => {
    const [pins, others] = [markers.filter(isListed), markers.filter((marker) => !isListed(marker))];
    const rings = others.filter(({ locationId }) => locationId === null);
    return new Map([...shiftsOf(others), ...(view ? ringShiftsOf(rings, pins, view) : [])]);
  }, [markers, isListed, view]);
  // The first of the list comes last: what is later is on top.
  const uncovered = useMemo(() => {
    const boxes = view && covered.bottom > 0 ? floatingBoxes(view, covered) : [];
    const isCut = (marker: Marker, at: View) => isPinUnder(at, marker, boxes) || (isDot(marker) && isDotCut(at, marker));
    const isDot = (marker: Marker) => marker.locationId !== null && !isListed(marker);
    const isVisible = (marker: Marker) =>
      (marker.locationId === null || marker.locationId !== selectedId) && !(view && isCut(marker, view));
    return markers.filter(isVisible).toReversed();
  }, [markers, selectedId, isListed, view, covered]);
  const covers = useMemo(() => (view ? boxesOutOfSight(view, covered) : []), [view, covered]);
  const leans = useMemo(() => {
    const chosen = markers.find(({ locationId }) => locationId !== null && locationId === (selectedId ?? opened));
    return view ? leansOf(uncovered.filter(isListed).toReversed(), view, { chosen, covers }) : NO_LEANS;
  }, [markers, selectedId, opened, uncovered, isListed, view, covers]);
  // A pin is not rendered if its head is below a control or beyond the edge at its best lean: what is left of it has no number.
  const visibleMarkers = useMemo(() => {
    const isHidden = (marker: Marker) => isListed(marker) && view && isHeadUnder(view, marker, leans.get(keyOf(marker)) ?? 0, covers);
    return uncovered.filter((marker) => !isHidden(marker));
  }, [uncovered, isListed, view, leans, covers]);
  const middle = useMemo(() => view && middleMarker(visibleMarkers, view, shifts), [visibleMarkers, view, shifts]);
  const stop = visibleMarkers.some((marker) => keyOf(marker) === reached) ? reached : middle && keyOf(middle);

  // Until a dot's kiosk has loaded, it is not known to be open.
  const isClosed = (id: string) => closed.has(id) || !(rows.has(id) || dots.has(id));

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, marker: Marker) => {
    if (!view || !isArrow(event.key)) return;
    // Otherwise, the map would move.
    event.preventDefault();
    event.stopPropagation();
    const next = nextMarker(visibleMarkers, marker, event.key, view, shifts);
    if (!next) return;
    setReached(keyOf(next));
    const buttons = event.currentTarget.closest("[data-map-frame]")?.querySelectorAll<HTMLElement>("[data-marker]") ?? [];
    [...buttons].find(({ dataset }) => dataset.marker === keyOf(next))?.focus({ preventScroll: true });
  };

  return visibleMarkers.map((marker) => {
    const key = keyOf(marker);
    const { locationId } = marker;
    const isOpened = locationId !== null && locationId === opened;
    const isHighlighted = locationId !== null && locationId === highlighted;
    return (
      <Overlay
        key={key}
        at={marker}
        layer={MARKER_LAYER + (isHighlighted || isOpened ? 2 : isListed(marker) ? 1 : 0)}
        lean={leans.get(key)}
      >
        <MarkerButton
          marker={marker}
          row={locationId === null ? undefined : rows.get(locationId)}
          shift={shifts.get(key)}
          lean={leans.get(key)}
          dot={locationId === null ? undefined : dots.get(locationId)}
          nameSide={locationId === null ? undefined : names.get(locationId)}
          ringName={ringNames?.get(key)}
          size={clusterSize(marker.kioskCount, view?.width)}
          isFew={ringNames !== null && isFew(marker)}
          isClosed={locationId !== null && isClosed(locationId)}
          hasRanks={rows.size > 0}
          isHighlighted={isHighlighted}
          isOpened={isOpened}
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

function isNumbered(row: MapRow | undefined): boolean {
  return row?.number !== undefined;
}
