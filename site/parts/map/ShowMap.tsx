import styles from "./MapFrame.module.css";
import type { MapWords } from "./mapWords";

interface ShowMapProps {
  words: MapWords;
  /** Whether a picture stands in place of the map; then no text covers it. */
  hasPicture: boolean;
  /** Whether the button also shows where the map would start by itself. */
  isOffered: boolean;
  isBusy?: boolean;
  onShow(): void;
}

/** Replaces the map until the visitor asks for it. A press anywhere on it counts. */
export function ShowMap({ words, hasPicture, isOffered, isBusy = false, onShow }: ShowMapProps) {
  return (
    <div className={`${styles.offer} ${hasPicture ? styles.over : ""}`} data-offered={isOffered || undefined}>
      {!hasPicture && <p>{words.showMapText}</p>}
      <button type="button" className={styles.show} aria-busy={isBusy} onClick={onShow}>
        {words.showMap}
      </button>
    </div>
  );
}
