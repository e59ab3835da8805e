import type { MapFailure } from "./mapAdapter";
import styles from "./KioskMap.module.css";
import type { MapWords } from "./mapWords";
import { ShowMap } from "./ShowMap";

interface MapNoteProps {
  failure: MapFailure | null;
  /** Whether the markers are older than what the map shows. */
  isOld: boolean;
  /** Whether there is a picture below the map, which stands for it. */
  hasPicture: boolean;
  words: MapWords;
  onRetry(): void;
}

/** What is wrong with the map, calmly: the page says it all without one. */
export function MapNote({ failure, isOld, hasPicture, words, onRetry }: MapNoteProps) {
  if (failure && hasPicture) return failure !== "notDrawn" && <ShowMap words={words} isOverPicture onShow={onRetry} />;
  const text = failure
    ? { notDrawn: words.mapNotDrawn, lost: words.mapLost, notLoaded: words.mapNotLoaded }[failure]
    : isOld
      ? words.pinsNotUpdated
      : null;
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
