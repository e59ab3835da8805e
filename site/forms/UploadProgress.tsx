import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import { Button } from "../ui/Button/Button";
import styles from "./UploadProgress.module.css";

interface UploadProgressProps {
  /** The part that is sent, from 0 to 1. */
  part: number;
  lang: Lang;
  onStop(): void;
}

/** Screen readers announce the progress in steps of so many percent. */
const QUARTER = 25;

/** The progress of an upload, with a button to stop it until all is sent: after that it may be filed already. */
export function UploadProgress({ part, lang, onStop }: UploadProgressProps) {
  const words = formWords(lang);
  const percent = Math.floor(part * 100);
  const isSent = percent === 100;
  const announcedPercent = Math.floor(percent / QUARTER) * QUARTER;
  return (
    <div className={styles.upload}>
      <div className={styles.line}>
        <span aria-hidden="true">{isSent ? words.allSent : words.sent(percent)}</span>
        <progress className={styles.bar} max={100} value={percent} aria-label={words.sending} />
      </div>
      <span className="visually-hidden" aria-live="polite">
        {isSent ? words.allSent : announcedPercent > 0 && words.sent(announcedPercent)}
      </span>
      {!isSent && (
        <Button look="outlined" onClick={onStop}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}
