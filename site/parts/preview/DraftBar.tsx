import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import styles from "./DraftBar.module.css";
import { ExitPreview } from "./ExitPreview";
import { Toolbar } from "./Toolbar";

/** Bar on every page of a preview: says that visitors do not see this, with a button that ends the preview. */
export function DraftBar({ lang }: { lang: Lang }) {
  const messages = messagesOf(lang);
  return (
    <aside className={styles.bar} aria-label={messages.draftBar}>
      <div className={`shell ${styles.row}`}>
        <p className={styles.text}>
          <strong>{messages.draftTitle}</strong> <span className={styles.note}>{messages.draftNote}</span>
        </p>
        <ExitPreview lang={lang} className={styles.exit!} />
      </div>
      <Toolbar />
    </aside>
  );
}
