import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import { Button } from "../ui/Button/Button";
import styles from "./DraftNote.module.css";

interface DraftNoteProps {
  /** Goes to the first step that is not finished; undefined if that is the visible one. */
  onContinue?(): void;
  onStartOver(): void;
  lang: Lang;
}

/** Tells a visitor who returns that this device has kept what was typed. */
export function DraftNote({ onContinue, onStartOver, lang }: DraftNoteProps) {
  const words = formWords(lang);
  return (
    <output className={styles.note}>
      <span className={styles.text}>{words.draftIsBack}</span>
      <span className={styles.ways}>
        {onContinue && (
          <Button look="secondary" onClick={onContinue}>
            {words.continueDraft}
          </Button>
        )}
        <button type="button" className={styles.over} onClick={onStartOver}>
          {words.startOver}
        </button>
      </span>
    </output>
  );
}
