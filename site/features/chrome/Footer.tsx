import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import styles from "./Footer.module.css";

/** The end of a page. */
export function Footer({ lang }: { lang: Lang }) {
  return (
    <footer className={styles.footer}>
      <div className="shell">
        <p className={styles.brand}>Keyway</p>
        <p>{messagesOf(lang).footer}</p>
      </div>
    </footer>
  );
}
