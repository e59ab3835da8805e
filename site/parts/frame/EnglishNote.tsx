import { type Lang, toBcp47 } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import styles from "./EnglishNote.module.css";

/** Note in the requested language that this page exists in English only. */
export function EnglishNote({ askedFor }: { askedFor: Lang }) {
  return (
    <p className={styles.note} lang={toBcp47(askedFor)}>
      <span className="shell">{messagesOf(askedFor).shownInEnglish}</span>
    </p>
  );
}
