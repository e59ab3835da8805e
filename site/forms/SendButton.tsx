import type { ReactNode } from "react";
import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import { buttonClass } from "../ui/Button/Button";
import styles from "./SendButton.module.css";

/** The submit button. While the form is sent it shows that, keeps its size, and ignores clicks. */
export function SendButton({ isSending, lang, children }: { isSending: boolean; lang: Lang; children: ReactNode }) {
  return (
    <button
      type="submit"
      className={buttonClass("primary")}
      aria-disabled={isSending || undefined}
      onClick={(event) => isSending && event.preventDefault()}
    >
      {isSending && <span className={styles.spinner} aria-hidden="true" />}
      <span aria-live="polite">{isSending ? formWords(lang).sending : children}</span>
    </button>
  );
}
