"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { CONTINENT_ZOOM } from "./baseMap/zooms";
import { chooseKiosk } from "./chosenKiosk";
import { areaHref, SEARCH_PADDING } from "./areaHref";
import { KioskCard } from "./KioskCard";
import styles from "./KioskMap.module.css";
import type { KioskMapProps } from "./kioskMapProps";
import { markRow, watchCards, watchList } from "./listSync";
import { useClosed, useListOnMap } from "./listOnMap";
import { MapControls } from "./MapControls";
import type { LatLng, MapHandle, View } from "./mapAdapter";
import { MapGround } from "./MapGround";
import { MapMarkers } from "./MapMarkers";
import { MapNote } from "./MapNote";
import type { Marker } from "./markers";
import { isOwnMap } from "./mapSettings";
import { clearOfPin } from "./namesBeside";
import { NetworkKey } from "./NetworkKey";
import { PinKey } from "./PinKey";
import { insetBounds } from "./projection";
import { shiftForCard } from "./cardPosition";
import { SinglePins } from "./SinglePins";
import { useAdapter } from "./useAdapter";
import { useCardSide } from "./useCardSide";
import { useFittedView } from "./useFittedView";
import { useMapKiosks } from "./useMapKiosks";
import { useMarkers } from "./useMarkers";
import { useRings } from "./useRings";
import { useResize } from "./useResize";
import { type Selected, useSelected } from "./useSelected";
import { useShownState, useStateMarkers } from "./useStateMap";

/** Zoom levels per click on a cluster that has no expansion zoom. */
const CLUSTER_STEPS = 2;
const LOCATED_ZOOM = 12;

/**
 * Map of kiosks beside their list, which holds the same information. List and map follow each other through the document: rows are
 * `[data-location-id]`; the map sets `data-hovered` on them and takes no focus from them. Which of them is chosen, both know
 * (chosenKiosk.ts).
 */
export function KioskMap({
  lang,
  bounds,
  margin,
  services,
  rows,
  isListOnly,
  from,
  fromName,
  unit,
  subject,
  focus,
  network,
  hasPicture,
  settings,
  words,
  locationTexts,
  searchPath,
}: KioskMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<MapHandle>(null);
  const { adapter, attempt, failure, onFail, retry } = useAdapter(settings);
  const [pointed, setPointed] = useState<string | null>(null);
  const [visitor, setVisitor] = useState<LatLng | null>(null);
  const rowsById = useMemo(() => new Map(rows.map((row) => [row.locationId, row])), [rows]);
  const { selected, focusedId, select, close, reset } = useSelected(frame, rowsById);
  const { view, covered, isMoved, onIdle, bringIntoView } = useFittedView(frame, map, { bounds, rows, services, isListOnly, from }, reset);
  const hasListOnly = marksListOnly({ isListOnly, network, settings }, view);
  const state = useShownState(focus, view);
  const { markers: loaded, isOld, retry: askAgain } = useMarkers(view, services, rows, hasListOnly, state);
  const { markers, ringNames } = useStateMarkers({ state, settings, loaded, view, covered, lang });
  const { kiosks, dots } = useMapKiosks(markers, view, rowsById, selected?.id, lang);
  const { closed: closedInList, opened } = useListOnMap();
  const closed = useClosed(closedInList, dots, rows);
  // When the page continues below the map, the wheel must scroll the page.
  const isCooperative = useMemo(() => subject !== undefined || matchMedia("(pointer: coarse)").matches, [subject]);

  useResize(frame, () => map.current?.resize());

  const onPress = useCallback(
    (marker: Marker, byKeyboard: boolean) => {
      const href = marker.locationId === null ? undefined : rowsById.get(marker.locationId)?.href;
      if (href) return location.assign(href);
      if (marker.locationId !== null) return select(marker.locationId, marker, byKeyboard);
      // The cluster disappears with the focus: the next Tab leads to what is there then.
      if (byKeyboard) frame.current?.focus({ preventScroll: true });
      const zoom = (view?.zoom ?? 0) + CLUSTER_STEPS;
      map.current?.moveTo(marker, marker.expansionZoom ?? zoom);
    },
    [select, rowsById, view?.zoom],
  );
  useEffect(() => {
    const stops = [watchList(setPointed), watchCards(frame.current!, chooseKiosk)];
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(() => markRow(pointed, rows), [pointed, rows]);
  const carded = withoutListed(selected);
  const side = useCardSide(view, carded, markers, from);
  // Moves the map once per selection, so that card and pin are in view.
  const roomMadeFor = useRef<string>(null);
  useEffect(() => {
    if (!selected) roomMadeFor.current = null;
    if (!selected || !view || roomMadeFor.current === selected.id) return;
    roomMadeFor.current = selected.id;
    if (selected.isInCards) return bringIntoView(selected.at);
    const { x, y } = shiftForCard(view, selected.at, side === "left" ? "left" : "right");
    if (x !== 0 || y !== 0) map.current?.panBy(x, y);
  }, [selected, view, side, bringIntoView]);

  const chosen = useMemo(() => selected ?? (subject && { id: subject.locationId, at: subject }), [selected, subject]);
  const { names, ...scale } = useRings({ points: [visitor, from, subject], view, covered, unit, lang, rows, chosen: subject && chosen });
  const visibleMarkers = useMemo(
    () => (subject && chosen && view ? clearOfPin(markers, chosen.at, view) : markers),
    [markers, subject, chosen, view],
  );
  const card = carded && (
    <KioskCard
      key={carded.id}
      kiosk={kiosks.get(carded.id)}
      at={carded.at}
      row={rowsById.get(carded.id)}
      side={side}
      lang={lang}
      words={words}
      takesFocus={carded.byKeyboard}
      onClose={close}
    />
  );
  const hrefOfSearch = (area: View) => (isMoved ? areaHref(searchPath, location.search, insetBounds(area, SEARCH_PADDING), from) : null);
  const isCardBelow = adapter !== null && side === "below";
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the card wherever in the map the focus is.
    <div
      ref={frame}
      tabIndex={-1}
      data-map-frame
      className={styles.frame}
      data-marked={adapter !== null && markers.length > 0 ? "" : undefined}
      onKeyDown={({ key }) => key === "Escape" && close()}
    >
      {adapter && (
        <adapter.Map
          key={attempt}
          bounds={bounds}
          margin={margin}
          focus={focus}
          settings={settings}
          lang={lang}
          words={words}
          isCooperative={isCooperative}
          onReady={(handle) => (map.current = handle)}
          onIdle={onIdle}
          onFail={onFail}
        >
          <MapGround
            adapter={adapter}
            {...scale}
            from={from}
            fromName={fromName}
            view={view}
            covered={covered}
            hasSearch={isMoved}
            pins={rows}
            markers={markers}
            ringNames={ringNames}
            isOfKiosk={subject !== undefined}
            network={network}
            lang={lang}
          />
          <MapMarkers
            Overlay={adapter.Overlay}
            markers={visibleMarkers}
            view={view}
            covered={covered}
            highlighted={pointed}
            selectedId={chosen?.id}
            focusedId={focusedId}
            rows={rowsById}
            dots={dots}
            names={names}
            ringNames={ringNames}
            closed={closed}
            opened={opened}
            lang={lang}
            words={words}
            onPress={onPress}
          />
          <SinglePins
            Overlay={adapter.Overlay}
            visitor={visitor}
            searched={from}
            view={view}
            searchedName={fromName}
            chosen={chosen}
            hasCard={card !== null}
            rows={rowsById}
            closed={closed}
            card={isCardBelow ? null : card}
            words={words}
          />
        </adapter.Map>
      )}
      <NetworkKey hasListOnly={hasListOnly} isListOnly={isListOnly} words={words} />
      <PinKey rows={adapter ? rows : []} closed={closedInList} words={words} />
      {/* On a small map the card replaces the controls. */}
      {isCardBelow && card}
      {adapter && view && !isCardBelow && (
        <MapControls
          words={words}
          locationTexts={locationTexts}
          searchHref={hrefOfSearch(view)}
          onZoom={(levels) => map.current?.zoomBy(levels)}
          onLocated={(position) => {
            setVisitor(position);
            map.current?.moveTo(position, LOCATED_ZOOM);
          }}
        />
      )}
      <MapNote
        failure={failure}
        isOld={isOld}
        hasPicture={hasPicture}
        isSubjectOnly={subject !== undefined}
        words={words}
        onRetry={retry}
        onRetryMarkers={askAgain}
      />
    </div>
  );
}

/** Whether only the list's kiosks are marked: on our own map, dots of the network stand for all others where it shows the continent. */
function marksListOnly({ isListOnly, network, settings }: Dotted, view: View | null): boolean {
  const hasDots = network !== undefined && isOwnMap(settings);
  return isListOnly || (hasDots && (view?.zoom ?? 0) < CONTINENT_ZOOM);
}

type Dotted = Pick<KioskMapProps, "isListOnly" | "network" | "settings">;

/** Returns the selected kiosk if the map has to show its card; null if the list does. */
function withoutListed(selected: Selected | null): Selected | null {
  return selected?.isInCards ? null : selected;
}
