import type { MapFailure } from "./mapContract";
import styles from "./KioskMap.module.css";
import type { MapWords } from "./mapWords";

interface MapNoteProps {
  failure: MapFailure | null;
  /** Whether the markers are older than what the map shows. */
  isOld: boolean;
  words: MapWords;
  onRetry(): void;
}

/** What is wrong with the map, calmly: the list has it all. */
export function MapNote({ failure, isOld, words, onRetry }: MapNoteProps) {
  const text = failure ? { notDrawn: words.mapNotDrawn, lost: words.mapLost, notLoaded: words.mapNotLoaded }[failure] : isOld ? words.pinsNotUpdated : null;
  return (
    // There from the start: a screen reader says what comes into it.
    <output className={failure ? styles.instead : styles.note}>
      {text && <span>{text}</span>}
      {text && failure !== "notDrawn" && (
        <button type="button" className={styles.again} onClick={onRetry}>
          {words.tryAgain}
        </button>
      )}
    </output>
  );
}
