import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import button from "../Button/Button.module.css";
import styles from "./Unavailable.module.css";

interface UnavailableProps {
  message: string;
  lang: Lang;
  /** URL of the part; by default the current page without its query. */
  href?: string;
}

/** Replaces a part of a page that failed to load: a message and a link to try again, without scripts. */
export function Unavailable({ message, lang, href = "?" }: UnavailableProps) {
  return (
    <div className={styles.note}>
      <p className={styles.message}>{message}</p>
      {/* Without scripts the page is reloaded; with scripts it is fetched, and typed input stays (navigation/navigationWatcher). */}
      <a href={href} className={`${button.button} ${button.secondary}`}>
        {messagesOf(lang).tryAgain}
      </a>
    </div>
  );
}
