import { MapPin } from "./MapPin";
import styles from "./MapMarkers.module.css";

/** The pin that is the one in question: green, and larger than all others. Its card says what it is, and else a label. */
export function SelectedPin({ label }: { label: string | undefined }) {
  return (
    <span className={styles.pin} data-selected="">
      {label && <span className={styles.heard}>{label}</span>}
      <MapPin />
    </span>
  );
}

/** Where the visitor is. */
export function VisitorDot({ label }: { label: string }) {
  return (
    <span className={styles.me}>
      <span className={styles.heard}>{label}</span>
    </span>
  );
}
