import { useMemo } from "react";
import { formatDistance, type Unit } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { MARKER_LAYER } from "../../constants";
import { BUILT_UP_ZOOM } from "./baseMap/zooms";
import { ringLabels, scaleOf } from "./distanceRings";
import type { MapRow } from "./kioskMapProps";
import type { Covered, LatLng, MapAdapter, Ring, View } from "./mapAdapter";
import { markerBoxes } from "./markerBoxes";
import type { Marker } from "./markers";
import type { NetworkDots } from "./networkDots";
import type { RingName } from "./ringNames";
import styles from "./MapGround.module.css";

interface MapGroundProps {
  adapter: MapAdapter;
  /** From where distances are measured. */
  at: LatLng | undefined;
  /** The searched point, and the visitor's words for it; none without them. */
  from: LatLng | undefined;
  fromName: string | undefined;
  /** The rings around it. */
  rings: readonly Ring[];
  /** What the map shows; null until it has come to rest. */
  view: View | null;
  covered: Covered;
  /** Whether the button shows that searches the map's area. */
  hasSearch: boolean;
  unit: Unit;
  /** The listed kiosks or places, which labels avoid. */
  pins: readonly MapRow[];
  /** All kiosks that the map shows. */
  markers: readonly Marker[];
  ringNames: ReadonlyMap<string, RingName> | null;
  /** Whether it is the map of a kiosk's page. */
  isOfKiosk: boolean;
  network: NetworkDots | undefined;
  lang: Lang;
}

/** What lies below the markers, with the distances of the rings around a point, which are the map's scale; without them, with a scale. */
export function MapGround({ adapter: { Ground, Overlay }, at, from, fromName, rings, view, markers, lang, unit, ...more }: MapGroundProps) {
  const { pins } = more;
  const marks = useMemo(() => (view ? markerBoxes(markers, pins, view) : []), [markers, pins, view]);
  if (!view) return null;
  // If distances are measured from the visitor's own position, SinglePins renders neither the searched point nor its name.
  const atName = at === from ? fromName : undefined;
  return (
    <>
      <Ground at={at} atName={atName} rings={rings} view={view} marks={marks} lang={lang} unit={unit} {...more} />
      {at &&
        ringLabels(at, rings).map(({ at: point, ...ring }) => (
          <Overlay key={ring.count} at={point} layer={MARKER_LAYER - 1}>
            <span className={styles.distance} aria-hidden="true">
              {ringName(ring, unit, lang)}
            </span>
          </Overlay>
        ))}
      {!at && view.zoom >= BUILT_UP_ZOOM && <Scale view={view} unit={unit} lang={lang} />}
    </>
  );
}

function Scale({ view, unit, lang }: { view: View; unit: Unit; lang: Lang }) {
  const scale = scaleOf(view, unit);
  return (
    scale && (
      <p className={styles.scale} style={{ width: scale.radiusPx }} aria-hidden="true">
        {ringName(scale, unit, lang)}
      </p>
    )
  );
}

const FRACTIONS: Partial<Record<number, string>> = { 0.25: "¼", 0.5: "½" };

/** Returns a ring's distance: `½ mi`, `2 km`. */
export function ringName({ count, km }: Pick<Ring, "count" | "km">, unit: Unit, lang: Lang): string {
  const fraction = FRACTIONS[count];
  return fraction ? `${fraction}\u00a0${unit}` : formatDistance(km, lang, unit).replace(/[.,]0(?=\D)/, "");
}
