import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import button from "../Button/Button.module.css";
import styles from "./Unavailable.module.css";

interface UnavailableProps {
  message: string;
  lang: Lang;
  /** Where the part is; without it, the page as it was asked for, less its query. */
  href?: string;
}

/** Stands in for a part of a page that did not load: what happened, and one thing to do, without a script. */
export function Unavailable({ message, lang, href = "?" }: UnavailableProps) {
  return (
    <div className={styles.note}>
      <p className={styles.message}>{message}</p>
      {/* Without a script the page is loaded anew; with one it is asked for, and what was typed into it stays (navigation/navigationWatcher). */}
      <a href={href} className={`${button.button} ${button.secondary}`}>
        {messagesOf(lang).tryAgain}
      </a>
    </div>
  );
}
