import { MapPin } from "./MapPin";
import styles from "./MapMarkers.module.css";

/** The selected pin: green and larger than others. Its card names it; without a card, a label does. */
export function SelectedPin({ label }: { label: string | undefined }) {
  return (
    <span className={styles.pin} data-selected="">
      {label && <span className={styles.heard}>{label}</span>}
      <MapPin />
    </span>
  );
}

/** Marks the visitor's position. */
export function VisitorDot({ label }: { label: string }) {
  return (
    <span className={styles.me}>
      <span className={styles.heard}>{label}</span>
    </span>
  );
}
