import { withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import button from "../../ui/Button/Button.module.css";
import { Section } from "../../ui/Section/Section";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { CallStrip } from "../../parts/frame/CallStrip";
import { loadChrome } from "../../parts/chrome/loadChrome";
import { PageFrame } from "../../parts/frame/PageFrame";
import type { LoggedError } from "./logError";
import styles from "./StatusScreen.module.css";

interface StatusScreenProps {
  edition: Edition;
  /** 503: content is unavailable; any other status: an error of the site. */
  status: number;
  error?: LoggedError;
}

/** Error page for a page that is unavailable or that threw. It works without any upstream. */
export async function StatusScreen({ edition, status, error }: StatusScreenProps) {
  const { lang } = edition;
  const messages = messagesOf(lang);
  const { brand, call } = await loadChrome(edition);
  const isUnavailable = status === 503;
  return (
    <PageFrame edition={edition} languagePaths={{}}>
      {/* Next omits a page's metadata when the status is an error. */}
      <title>{`${status} | ${brand}`}</title>
      <Section color="light blue" curve="bottom" className={styles.head}>
        <div className={styles.screen}>
          <p className={styles.status}>{status}</p>
          <h1 className={styles.title}>{isUnavailable ? messages.unavailableTitle : messages.errorTitle}</h1>
          {/* Outside production, the error's own message replaces the text for visitors. */}
          <p className={styles.text}>{error?.message ?? (isUnavailable ? messages.unavailableDescription : messages.errorDescription)}</p>
          <p className={styles.ways}>
            {/* A full page load: a client navigation would keep this page. */}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the requested URL with its query */}
            <a href="" target="_self" className={`${button.button} ${button.primary}`}>
              {messages.tryAgain}
            </a>
            <SiteLink href={withLang("/", lang)} className={`${button.button} ${button.outlined}`}>
              {messages.goHome}
            </SiteLink>
          </p>
          {error && (
            <p className={styles.reference}>
              {messages.reference} <code>{error.reference}</code>
            </p>
          )}
        </div>
      </Section>
      {call && (
        <CallStrip call={call} title={messages.lockedOutTitle} text={messages.lockedOutText} label={messages.callNumber} look="card" />
      )}
    </PageFrame>
  );
}
