import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import button from "../../ui/Button/Button.module.css";
import { PageFrame } from "../chrome/PageFrame";
import styles from "./StatusScreen.module.css";

/** A page that is not there (404), or not there right now (503). Needs no upstream to be shown. */
export function StatusScreen({ edition, status }: { edition: Edition; status: 404 | 503 }) {
  const messages = messagesOf(edition.lang);
  const title = status === 503 ? messages.unavailableTitle : messages.notFoundTitle;
  return (
    <PageFrame edition={edition} languagePaths={{}}>
      {/* Next leaves a page's own metadata out where the status is 404. */}
      <title>{title}</title>
      <div className={`shell ${styles.screen}`}>
        <div>
          <p className={styles.status}>{status}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{status === 503 ? messages.unavailableDescription : messages.notFoundDescription}</p>
          <p className={styles.ways}>
            {status === 503 && (
              // Of the address bar's own address, loaded anew: a navigation on the client would keep this page.
              // oxlint-disable-next-line nextjs/no-html-link-for-pages
              <a href="?" className={`${button.button} ${button.primary}`}>
                {messages.tryAgain}
              </a>
            )}
            <SiteLink href={withLang("/", edition.lang)} className={`${button.button} ${status === 503 ? button.outlined : button.primary}`}>
              {messages.goHome}
            </SiteLink>
          </p>
        </div>
        {/* oxlint-disable-next-line nextjs/no-img-element -- a drawing of ours, already as small as it gets */}
        {status === 404 && <img src="/assets/not-found.svg" alt="" width={1170} height={400} className={styles.art} />}
      </div>
    </PageFrame>
  );
}
