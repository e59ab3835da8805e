import { useMemo } from "react";
import { formatDistance, type Unit, unitOf } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { MARKER_LAYER } from "../../constants";
import { ringLabels, ringsAround } from "./distanceRings";
import { floatingBoxes } from "./floatingBoxes";
import type { KioskCell } from "./kioskMapProps";
import type { Covered, LatLng, MapAdapter, Ring, View } from "./mapAdapter";
import styles from "./MapGround.module.css";

interface MapGroundProps {
  adapter: MapAdapter;
  /** Distances are measured from the first of these that there is. */
  points: readonly (LatLng | null | undefined)[];
  /** What the map shows; null until it has come to rest. */
  view: View | null;
  covered: Covered;
  /** Whether the button shows that searches the map's area. */
  hasSearch: boolean;
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
  unit: requestedUnit,
  kiosks,
  network,
  lang,
  ...floating
}: MapGroundProps) {
  const at = points.find((one) => one != null) ?? undefined;
  const unit = requestedUnit ?? unitOf(lang);
  const { covered } = floating;
  const rings = useMemo(
    () => (at && view ? ringsAround(at, view, unit, kiosks, floatingBoxes(view, covered)) : NONE),
    [at, view, unit, kiosks, covered],
  );
  if (!view) return null;
  return (
    <>
      <Ground at={at} rings={rings} view={view} {...floating} kiosks={kiosks} network={network} unit={unit} lang={lang} />
      {at &&
        ringLabels(at, rings).map(({ at: point, ...ring }) => (
          <Overlay key={ring.count} at={point} layer={MARKER_LAYER - 1}>
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
