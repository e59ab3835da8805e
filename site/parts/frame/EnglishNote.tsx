import { type Lang, toBcp47 } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import styles from "./EnglishNote.module.css";

/** Tells a visitor, in the language asked for, why the page is in English. */
export function EnglishNote({ askedFor }: { askedFor: Lang }) {
  return (
    <p className={styles.note} lang={toBcp47(askedFor)}>
      <span className="shell">{messagesOf(askedFor).shownInEnglish}</span>
    </p>
  );
}
