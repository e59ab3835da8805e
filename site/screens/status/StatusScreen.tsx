import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import button from "../../ui/Button/Button.module.css";
import { Section } from "../../ui/Section/Section";
import { CallStrip } from "../../parts/frame/CallStrip";
import { HomeLink } from "../../parts/frame/HomeLink";
import { loadChrome } from "../../parts/chrome/loadChrome";
import { PageFrame } from "../../parts/frame/PageFrame";
import type { Fault } from "./logFault";
import styles from "./StatusScreen.module.css";

interface StatusScreenProps {
  edition: Edition;
  /** 503: the content cannot be reached; anything else is a fault of ours. */
  status: number;
  fault?: Fault;
}

/** A page that is not there right now, or that broke. Needs no upstream to be shown. */
export async function StatusScreen({ edition, status, fault }: StatusScreenProps) {
  const { lang } = edition;
  const messages = messagesOf(lang);
  const { brand, call } = await loadChrome(edition);
  const isUnavailable = status === 503;
  return (
    <PageFrame edition={edition} languagePaths={{}}>
      {/* Next leaves a page's own metadata out where the status is an error's. */}
      <title>{`${status} | ${brand}`}</title>
      <Section color="light blue" curve="bottom" className={styles.head}>
        <div className={styles.screen}>
          <p className={styles.status}>{status}</p>
          <h1 className={styles.title}>{isUnavailable ? messages.unavailableTitle : messages.errorTitle}</h1>
          <p className={styles.text}>{fault?.message ?? (isUnavailable ? messages.unavailableDescription : messages.errorDescription)}</p>
          <p className={styles.ways}>
            {/* Loaded anew: a navigation on the client would keep this page. */}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address as it was asked for, with its query */}
            <a href="" target="_self" className={`${button.button} ${button.primary}`}>
              {messages.tryAgain}
            </a>
            <HomeLink lang={lang} className={`${button.button} ${button.outlined}`} />
          </p>
          {fault && (
            <p className={styles.reference}>
              {messages.reference} <code>{fault.reference}</code>
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
