import type { CSSProperties } from "react";
import { formatDistance, toKm, unitOf } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { MARKER_LAYER } from "../../constants";
import { ringsAround } from "./distanceRings";
import type { KioskMapProps } from "./kioskMapProps";
import type { LatLng, MapAdapter, View } from "./mapAdapter";
import styles from "./DistanceRings.module.css";

interface DistanceRingsProps {
  Overlay: MapAdapter["Overlay"];
  /** The point from which distances are measured. */
  at: LatLng;
  /** What the map shows; null until it has come to rest. */
  view: View | null;
  unit: KioskMapProps["unit"];
  /** The listed kiosks, which labels avoid. */
  kiosks: Iterable<LatLng>;
  lang: Lang;
}

/** Rings of round distances around a point, each with its distance: the scale of the map. */
export function DistanceRings({ Overlay, at, view, unit, kiosks, lang }: DistanceRingsProps) {
  const rings = view ? ringsAround(at, view, unit ?? unitOf(lang), kiosks) : [];
  return rings.map(({ radiusPx, count, bearing }) => (
    <Overlay key={count} at={at} layer={MARKER_LAYER - 1}>
      <span className={styles.ring} style={{ width: 2 * radiusPx, height: 2 * radiusPx }} aria-hidden="true">
        <span className={styles.distance} style={placeOf(bearing)}>
          {nameOf(count, unit ?? unitOf(lang), lang)}
        </span>
      </span>
    </Overlay>
  ));
}

/** Returns the place of a label on a ring's line. */
function placeOf(bearing: number): CSSProperties {
  const angle = (bearing * Math.PI) / 180;
  return { left: `${50 + 50 * Math.sin(angle)}%`, top: `${50 - 50 * Math.cos(angle)}%` };
}

const FRACTIONS: Partial<Record<number, string>> = { 0.25: "¼", 0.5: "½" };

function nameOf(count: number, unit: "mi" | "km", lang: Lang): string {
  const fraction = FRACTIONS[count];
  return fraction ? `${fraction}\u00a0${unit}` : formatDistance(toKm(count, unit), lang, unit).replace(/[.,]0(?=\D)/, "");
}
