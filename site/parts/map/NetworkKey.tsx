import styles from "./KioskMap.module.css";
import type { MapWords } from "./mapWords";
import { DOTS } from "./networkDots";

/** Where the middle of each dot is, in pixels. */
const AT = [2, 10, 21];

interface NetworkKeyProps {
  /** Whether only the list's kiosks are marked: by the page's wish, or since dots stand for the others. */
  hasListOnly: boolean;
  isListOnly: boolean;
  words: MapWords;
}

/** Says what the sizes of the network's dots mean, where there are some. */
export function NetworkKey({ hasListOnly, isListOnly, words }: NetworkKeyProps) {
  if (!hasListOnly || isListOnly) return null;
  return (
    <p className={`${styles.key} ${styles.network}`} aria-hidden="true">
      <svg width="25" height="8" fill="currentColor">
        {DOTS.map(({ kind, px }, index) => (
          <circle key={kind} cx={AT[index]} cy="4" r={px / 2} />
        ))}
      </svg>
      {words.oneSomeMany}
    </p>
  );
}
