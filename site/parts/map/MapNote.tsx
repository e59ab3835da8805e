import type { MapFailure } from "./mapAdapter";
import styles from "./KioskMap.module.css";
import type { MapWords } from "./mapWords";
import { ShowMap } from "./ShowMap";

interface MapNoteProps {
  failure: MapFailure | null;
  /** Whether the markers belong to an older view. */
  isOld: boolean;
  /** Whether a picture shows in place of a missing map. */
  hasPicture: boolean;
  /** Whether the page is about one kiosk, whose position is the address. */
  isSubjectOnly: boolean;
  words: MapWords;
  /** Loads a map that failed again. */
  onRetry(): void;
  /** Loads the markers again. */
  onRetryMarkers(): void;
}

/** Says what failed about the map, as a quiet note: the page has the same information without it. */
export function MapNote({ failure, isOld, hasPicture, isSubjectOnly, words, onRetry, onRetryMarkers }: MapNoteProps) {
  if (failure && isSubjectOnly) return failure !== "notDrawn" && <ShowMap words={words} hasPicture isOffered onShow={onRetry} />;
  const text = failure
    ? { notDrawn: words.mapNotDrawn, lost: words.mapLost, notLoaded: words.mapNotLoaded }[failure]
    : isOld
      ? words.pinsNotUpdated
      : null;
  return (
    // Always rendered, so that screen readers announce its text.
    <output className={failure && !hasPicture ? styles.instead : styles.note}>
      {text && <span>{text}</span>}
      {text && failure !== "notDrawn" && (
        <button type="button" className={styles.again} onClick={failure ? onRetry : onRetryMarkers}>
          {words.tryAgain}
        </button>
      )}
    </output>
  );
}
