import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import button from "../../ui/Button/Button.module.css";
import { PageFrame } from "../../parts/frame/PageFrame";
import { ExitPreview } from "../../parts/preview/ExitPreview";
import styles from "./PreviewOver.module.css";

/** Shown to an editor whose preview has expired: the reason, and a button that ends the preview. */
export function PreviewOver({ edition }: { edition: Edition }) {
  const messages = messagesOf(edition.lang);
  return (
    <PageFrame edition={edition} languagePaths={{}}>
      {/* Next omits a page's metadata when the status is an error. */}
      <title>{messages.previewOverTitle}</title>
      <div className={`shell ${styles.screen}`}>
        <h1 className={styles.title}>{messages.previewOverTitle}</h1>
        <p className={styles.text}>{messages.previewOverText}</p>
        <ExitPreview lang={edition.lang} className={`${button.button} ${button.primary}`} />
      </div>
    </PageFrame>
  );
}
