import { MARKER_LAYER } from "../../constants";
import type { LatLng, MapAdapter, Ring } from "./mapAdapter";
import styles from "./MapGround.module.css";

interface StreetRingsProps {
  Overlay: MapAdapter["Overlay"];
  at: LatLng | undefined;
  rings: readonly Ring[];
}

/** Rings of distance on a map of streets: dotted, so that none looks like a road. During a zoom they keep their size until it rests. */
export function StreetRings({ Overlay, at, rings }: StreetRingsProps) {
  if (!at) return null;
  return rings.map(({ radiusPx, count }) => (
    <Overlay key={count} at={at} layer={MARKER_LAYER - 2}>
      <span className={styles.casing} style={{ width: 2 * radiusPx + 4, height: 2 * radiusPx + 4 }} aria-hidden="true" />
      <span className={styles.ring} style={{ width: 2 * radiusPx, height: 2 * radiusPx }} aria-hidden="true" />
    </Overlay>
  ));
}
