import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import { formatCount } from "../../i18n/formatNumber";
import type { Lang } from "../../i18n/languages";
import { areaOfCity } from "../../i18n/atCity";
import type { MapRow } from "./kioskMapProps";
import { MapPin } from "./MapPin";
import styles from "./MapMarkers.module.css";
import type { MapWords } from "./mapWords";
import { keyOf, type Marker } from "./markers";
import { NameBeside } from "./NameBeside";
import type { NameSide } from "./boxes";
import { pinLabel } from "./pinLabel";
import type { Shift } from "./pinPlaces";
import { RingContent } from "./RingContent";
import type { RingName } from "./ringNames";
import type { MapDot } from "./useMapKiosks";
import { useFocusWhenShown } from "./useFocusWhenShown";

interface MarkerButtonProps {
  marker: Marker;
  /** The kiosk in the list, if it is listed. */
  row: MapRow | undefined;
  /** What is known of a kiosk that is not on the page. */
  dot: MapDot | undefined;
  /** On which side of its dot its name stands, if at all. */
  nameSide: NameSide | undefined;
  /** The name of a ring, if it has one. */
  ringName: RingName | undefined;
  /** Diameter of a ring in pixels. */
  size: number;
  /** Whether it stands for so few kiosks that a small dot is enough. */
  isFew: boolean;
  /** By how much it stands beside its point. */
  shift: Shift | undefined;
  /** Degrees by which its pin leans to the right. */
  lean: number | undefined;
  /** Whether its kiosk is not known to be open. */
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
  dot,
  nameSide,
  ringName,
  size,
  isFew,
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
  const look = lookOf(number, kioskCount, isFew);
  const label = labelOf(marker, row ?? dot, isClosed, lang, words);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={isStop ? 0 : -1}
      className={styles[look]}
      style={styleOf(look === "cluster" ? size : null, shift, lean)}
      data-highlighted={isHighlighted || undefined}
      data-selected={isOpened || undefined}
      data-closed={isClosed || undefined}
      data-few={isFew || undefined}
      data-pin={locationId ?? undefined}
      data-marker={keyOf(marker)}
      aria-label={label}
      title={look === "pin" ? undefined : label}
      onKeyDown={(event) => onKeyDown(event, marker)}
      // A press of Enter or Space is a click without a pointer.
      onClick={({ detail }) => onPress(marker, detail === 0)}
    >
      {look === "cluster" && <RingContent kioskCount={kioskCount} hasRanks={hasRanks} name={ringName} lang={lang} />}
      {look === "pin" && <MapPin number={number} />}
      <NameBeside row={row} side={nameSide} />
    </button>
  );
}

function lookOf(number: MapRow["number"], kioskCount: number, isFew: boolean): "pin" | "cluster" | "dot" {
  if (number !== undefined) return "pin";
  return kioskCount > 1 && !isFew ? "cluster" : "dot";
}

function labelOf(marker: Marker, row: MapDot | undefined, isClosed: boolean, lang: Lang, words: MapWords): string {
  return marker.locationId === null ? clusterLabel(marker, lang, words) : pinLabel(marker.locationId, row, isClosed, words);
}

function styleOf(size: number | null, shift: Shift | undefined, lean: number | undefined): CSSProperties {
  return {
    ...(size !== null && { "--size": `${size}px` }),
    ...(shift && { translate: `${shift.x}px ${shift.y}px` }),
    ...(lean && { "--lean": `${lean}deg` }),
  };
}

/** `12 kiosks, Dallas area, Zoom in`. */
function clusterLabel({ kioskCount, city, hasOtherCities }: Marker, lang: Lang, { kiosk, kiosks, zoomIn }: MapWords): string {
  const place = city && (hasOtherCities ? areaOfCity(city, lang) : city);
  return [`${formatCount(kioskCount, lang)} ${kioskCount === 1 ? kiosk : kiosks}`, place, zoomIn].filter(Boolean).join(", ");
}
