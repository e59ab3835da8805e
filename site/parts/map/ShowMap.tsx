import styles from "./MapFrame.module.css";
import type { MapWords } from "./mapWords";

interface ShowMapProps {
  words: MapWords;
  /** Whether a picture stands in place of the map; then no text covers it. */
  isOverPicture: boolean;
  onShow(): void;
}

/** Replaces the map until the visitor asks for it. */
export function ShowMap({ words, isOverPicture, onShow }: ShowMapProps) {
  return (
    <div className={`${styles.offer} ${isOverPicture ? styles.over : ""}`}>
      {!isOverPicture && <p>{words.showMapText}</p>}
      <button type="button" className={styles.show} onClick={onShow}>
        {words.showMap}
      </button>
    </div>
  );
}
