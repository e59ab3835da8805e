import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import { type Lang, toBcp47 } from "../../i18n/languages";
import type { MapRow } from "./kioskMapProps";
import { MapPin } from "./MapPin";
import styles from "./MapMarkers.module.css";
import type { MapWords } from "./mapWords";
import { clusterSize, keyOf, type Marker } from "./markers";
import { pinLabel } from "./pinLabel";
import type { Shift } from "./pinPlaces";
import { useFocusWhenShown } from "./useFocusWhenShown";

interface MarkerButtonProps {
  marker: Marker;
  /** The kiosk in the list, if it is listed. */
  row: MapRow | undefined;
  /** By how much it stands beside its point. */
  shift: Shift | undefined;
  /** Degrees by which its pin leans to the right. */
  lean: number | undefined;
  /** Whether its kiosk is listed and not known to be open. */
  isClosed: boolean;
  /** Whether pins have numbers, with which a cluster's number must not be confused. */
  hasRanks: boolean;
  isHighlighted: boolean;
  /** Whether its row in the list is open. */
  isOpened: boolean;
  /** Whether the Tab key reaches it. */
  isStop: boolean;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
  lang: Lang;
  words: MapWords;
  onKeyDown(event: KeyboardEvent<HTMLButtonElement>, marker: Marker): void;
  onPress(marker: Marker, byKeyboard: boolean): void;
}

/** A listed kiosk's pin, another kiosk's dot, or a ring with the number of its kiosks. */
export function MarkerButton({
  marker,
  row,
  shift,
  lean,
  isClosed,
  hasRanks,
  isHighlighted,
  isOpened,
  isStop,
  takesFocus,
  lang,
  words,
  onKeyDown,
  onPress,
}: MarkerButtonProps) {
  const { locationId, kioskCount } = marker;
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhenShown(button, takesFocus);
  const number = row?.number;
  const look = number === undefined ? (kioskCount > 1 ? "cluster" : "dot") : "pin";
  return (
    <button
      ref={button}
      type="button"
      tabIndex={isStop ? 0 : -1}
      className={styles[look]}
      style={{
        ...(look === "cluster" && sizeOf(kioskCount)),
        ...(shift && { translate: `${shift.x}px ${shift.y}px` }),
        ...(lean && { rotate: `${lean}deg` }),
      }}
      data-highlighted={isHighlighted || undefined}
      data-selected={isOpened || undefined}
      data-closed={isClosed || undefined}
      data-pin={locationId ?? undefined}
      data-marker={keyOf(marker)}
      aria-label={labelOf(marker, row, isClosed, lang, words)}
      onKeyDown={(event) => onKeyDown(event, marker)}
      // A press of Enter or Space is a click without a pointer.
      onClick={({ detail }) => onPress(marker, detail === 0)}
    >
      {look === "cluster" && `${hasRanks ? "+" : ""}${inFewLetters(kioskCount, lang)}`}
      {look === "pin" && <MapPin number={number} lean={lean} />}
      <NameBeside row={row} isDot={look === "dot"} />
    </button>
  );
}

/** The name of a neighbour's dot or of a place; a list has the names of its pins. */
function NameBeside({ row, isDot }: { row: MapRow | undefined; isDot: boolean }) {
  return row && (isDot || row.href) ? <span className={styles.beside}>{row.name}</span> : null;
}

function labelOf({ locationId, kioskCount }: Marker, row: MapRow | undefined, isClosed: boolean, lang: Lang, words: MapWords): string {
  return locationId === null ? clusterLabel(kioskCount, lang, words) : pinLabel(locationId, row, isClosed, words);
}

function sizeOf(kioskCount: number): CSSProperties {
  return { "--size": `${clusterSize(kioskCount)}px` } as CSSProperties;
}

function clusterLabel(kioskCount: number, lang: Lang, { kiosk, kiosks, zoomIn }: MapWords): string {
  return `${kioskCount.toLocaleString(toBcp47(lang))} ${kioskCount === 1 ? kiosk : kiosks}, ${zoomIn}`;
}

/** Formats a cluster's number. `9,999` fits into the largest circle; larger numbers are compact. */
function inFewLetters(kioskCount: number, lang: Lang): string {
  return kioskCount.toLocaleString(toBcp47(lang), kioskCount < 10_000 ? {} : { notation: "compact", maximumFractionDigits: 0 });
}
