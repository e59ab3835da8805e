import { type ComponentType, type CSSProperties, memo } from "react";
import { MARKER_LAYER } from "../../constants";
import { type Lang, toBcp47 } from "../../i18n/languages";
import type { MapRow } from "./kioskMapProps";
import type { OverlayProps } from "./mapAdapter";
import { MapPin } from "./MapPin";
import styles from "./MapMarkers.module.css";
import type { MapWords } from "./mapWords";
import { clusterSize, keyOf, type Marker } from "./markers";
import { pinLabel } from "./pinLabel";

interface MapMarkersProps {
  Overlay: ComponentType<OverlayProps>;
  markers: readonly Marker[];
  /** Key of the marker of the hovered row. */
  highlighted: string | undefined;
  /** Its pin is drawn separately, because a cluster may hold it. */
  selectedId: string | undefined;
  /** The listed kiosks, by id. */
  rows: ReadonlyMap<string, MapRow>;
  lang: Lang;
  words: MapWords;
  onPress(marker: Marker): void;
}

/** Pins and clusters. The list holds every kiosk too, so markers are not in the tab order. */
export const MapMarkers = memo(function MapMarkers({
  Overlay,
  markers,
  highlighted,
  selectedId,
  rows,
  lang,
  words,
  onPress,
}: MapMarkersProps) {
  return markers
    .filter(({ locationId }) => locationId === null || locationId !== selectedId)
    .map((marker) => {
      const key = keyOf(marker);
      const isHighlighted = key === highlighted;
      const { locationId, kioskCount } = marker;
      return (
        <Overlay key={key} at={marker} layer={MARKER_LAYER + (isHighlighted ? 2 : locationId !== null && rows.has(locationId) ? 1 : 0)}>
          {locationId === null ? (
            <button
              type="button"
              tabIndex={-1}
              className={styles.cluster}
              style={{ "--size": `${clusterSize(kioskCount)}px` } as CSSProperties}
              data-highlighted={isHighlighted || undefined}
              aria-label={`${kioskCount.toLocaleString(toBcp47(lang))} ${words.kiosks}, ${words.zoomIn}`}
              onClick={() => onPress(marker)}
            >
              {inFewLetters(kioskCount, lang)}
            </button>
          ) : (
            <button
              type="button"
              tabIndex={-1}
              className={styles.pin}
              data-highlighted={isHighlighted || undefined}
              data-pin={locationId}
              aria-label={pinLabel(locationId, rows.get(locationId), words.kiosk)}
              onClick={() => onPress(marker)}
            >
              <MapPin number={rows.get(locationId)?.number} />
            </button>
          )}
        </Overlay>
      );
    });
});

/** Formats a cluster's number. `9,999` fits into the largest circle; larger numbers are compact. */
function inFewLetters(kioskCount: number, lang: Lang): string {
  return kioskCount.toLocaleString(toBcp47(lang), kioskCount < 10_000 ? {} : { notation: "compact", maximumFractionDigits: 0 });
}
