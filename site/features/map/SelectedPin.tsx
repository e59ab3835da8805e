import { MapPin } from "./MapPin";
import styles from "./MapMarkers.module.css";

/** The pin that was chosen: green, and larger than all others. */
export function SelectedPin({ name }: { name: string }) {
  return (
    <span role="img" aria-label={name} className={styles.pin} data-selected>
      <MapPin />
    </span>
  );
}

/** Where the visitor is. */
export function VisitorDot({ label }: { label: string }) {
  return <span role="img" aria-label={label} className={styles.me} />;
}
