import styles from "./KioskMap.module.css";
import type { KioskMapProps } from "./kioskMapProps";

interface PinKeyProps extends Pick<KioskMapProps, "rows" | "words"> {
  closed: ReadonlySet<string>;
}

/** Says what filled and hollow pins mean, if there are hollow ones; the list says in words which kiosks are open. */
export function PinKey({ rows, closed, words }: PinKeyProps) {
  if (!rows.some(({ locationId }) => closed.has(locationId))) return null;
  return (
    <p className={styles.key} aria-hidden="true">
      <span className={styles.open}>{words.open}</span>
      <span className={styles.closed}>{words.closedNow}</span>
    </p>
  );
}
