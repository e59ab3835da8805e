import { useMemo } from "react";
import { formatDistance, type Unit, unitOf } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { MARKER_LAYER } from "../../constants";
import { pointOn, ringsAround } from "./distanceRings";
import type { KioskCell } from "./kioskMapProps";
import type { LatLng, MapAdapter, Ring, View } from "./mapAdapter";
import styles from "./MapGround.module.css";

interface MapGroundProps {
  adapter: MapAdapter;
  /** Distances are measured from the first of these that there is. */
  points: readonly (LatLng | null | undefined)[];
  /** What the map shows; null until it has come to rest. */
  view: View | null;
  /** Pixels at its upper and lower edge that something covers. */
  covered: { top: number; bottom: number };
  /** That of the language by default. */
  unit: Unit | undefined;
  /** The listed kiosks, which labels avoid. */
  kiosks: readonly LatLng[];
  network: readonly KioskCell[] | undefined;
  lang: Lang;
}

const NONE: readonly Ring[] = [];

/** What lies below the markers, with the distances of the rings around a point, which are the map's scale. */
export function MapGround({
  adapter: { Ground, Overlay },
  points,
  view,
  covered,
  unit: requestedUnit,
  kiosks,
  network,
  lang,
}: MapGroundProps) {
  const at = points.find((one) => one != null) ?? undefined;
  const unit = requestedUnit ?? unitOf(lang);
  const rings = useMemo(() => (at && view ? ringsAround(at, view, unit, kiosks) : NONE), [at, view, unit, kiosks]);
  if (!view) return null;
  return (
    <>
      <Ground at={at} rings={rings} view={view} covered={covered} kiosks={kiosks} network={network} unit={unit} lang={lang} />
      {at &&
        rings.map((ring) => (
          <Overlay key={ring.count} at={pointOn(at, ring)} layer={MARKER_LAYER - 1}>
            <span className={styles.distance} aria-hidden="true">
              {ringName(ring, unit, lang)}
            </span>
          </Overlay>
        ))}
    </>
  );
}

const FRACTIONS: Partial<Record<number, string>> = { 0.25: "¼", 0.5: "½" };

/** Returns a ring's distance: `½ mi`, `2 km`. */
export function ringName({ count, km }: Pick<Ring, "count" | "km">, unit: Unit, lang: Lang): string {
  const fraction = FRACTIONS[count];
  return fraction ? `${fraction}\u00a0${unit}` : formatDistance(km, lang, unit).replace(/[.,]0(?=\D)/, "");
}
