import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import { Button } from "../ui/Button/Button";
import styles from "./UploadProgress.module.css";

interface UploadProgressProps {
  /** How much has left, from 0 to 1. */
  part: number;
  lang: Lang;
  onStop(): void;
}

/** Said aloud at each of these, and in between not. */
const QUARTER = 25;

/** How far a file is on its way, where that takes a while, and the way to stop it: what has arrived whole can be filed already. */
export function UploadProgress({ part, lang, onStop }: UploadProgressProps) {
  const words = formWords(lang);
  const percent = Math.floor(part * 100);
  const isSent = percent === 100;
  const heard = Math.floor(percent / QUARTER) * QUARTER;
  return (
    <div className={styles.upload}>
      <div className={styles.line}>
        <span aria-hidden="true">{isSent ? words.allSent : words.sent(percent)}</span>
        <progress className={styles.bar} max={100} value={percent} aria-label={words.sending} />
      </div>
      <span className="visually-hidden" aria-live="polite">
        {isSent ? words.allSent : heard > 0 && words.sent(heard)}
      </span>
      {!isSent && (
        <Button look="outlined" onClick={onStop}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}
