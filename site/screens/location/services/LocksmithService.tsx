import type { Lang } from "#site/i18n/languages.ts";
import { locksmithWords } from "#site/i18n/locksmith.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { toTel } from "#site/ui/toTel.ts";
import styles from "./KioskServices.module.css";
import { ServiceRow } from "./ServiceRow";

interface LocksmithServiceProps {
  /** Whether a locksmith is known to come around this kiosk. */
  comes: boolean;
  /** Path of the service's page, with language prefix. */
  url: string | null | undefined;
  city: string;
  /** The locksmith's number, answered day and night. */
  callNumber: string | null;
  lang: Lang;
}

/** The locksmith among the services of a kiosk: comes to the visitor, so there is a number and never another kiosk. */
export function LocksmithService({ comes, url, city, callNumber, lang }: LocksmithServiceProps) {
  const words = locksmithWords(lang);
  return (
    <ServiceRow service="locksmith" isHere url={url} text={comes ? words.comesTo(city) : words.askFor(city)} lang={lang}>
      {callNumber && (
        <a href={toTel(callNumber)} className={styles.call}>
          {messagesOf(lang).call247} <span className={styles.number}>{callNumber}</span>
        </a>
      )}
    </ServiceRow>
  );
}
