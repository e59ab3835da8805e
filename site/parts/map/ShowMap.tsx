import styles from "./MapFrame.module.css";
import type { MapWords } from "./mapWords";

interface ShowMapProps {
  words: MapWords;
  /** Whether there is a picture in the place of the map: it is left to see, and needs no words. */
  isOverPicture: boolean;
  onShow(): void;
}

/** Stands in the place of a map that is there for the asking. */
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
