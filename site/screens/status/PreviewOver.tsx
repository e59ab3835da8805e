import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import button from "../../ui/Button/Button.module.css";
import { PageFrame } from "../../parts/frame/PageFrame";
import { ExitPreview } from "../../parts/preview/ExitPreview";
import styles from "./PreviewOver.module.css";

/** What an editor sees whose preview has expired: why, and the way out. */
export function PreviewOver({ edition }: { edition: Edition }) {
  const messages = messagesOf(edition.lang);
  return (
    <PageFrame edition={edition} languagePaths={{}}>
      {/* Next leaves a page's own metadata out where the status is an error's. */}
      <title>{messages.previewOverTitle}</title>
      <div className={`shell ${styles.screen}`}>
        <h1 className={styles.title}>{messages.previewOverTitle}</h1>
        <p className={styles.text}>{messages.previewOverText}</p>
        <ExitPreview lang={edition.lang} className={`${button.button} ${button.primary}`} />
      </div>
    </PageFrame>
  );
}
