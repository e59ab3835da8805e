import { MapPin } from "./MapPin";
import styles from "./MapMarkers.module.css";

/** The pin that was chosen: green, and larger than all others. Its card says what it is. */
export function SelectedPin() {
  return (
    <span className={styles.pin} data-selected="">
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
