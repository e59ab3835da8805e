import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { buttonClass } from "../../ui/Button/Button";
import { Icon } from "../../ui/Icon/Icon";
import { toTel } from "../../ui/toTel";
import type { Call } from "../chrome/chrome";
import styles from "./LockedOutStrip.module.css";

/** The locksmith's number above the kiosks, for visitors who are locked out and have no key to copy. */
export function LockedOutStrip({ call, city, lang }: { call: Call; city: string | null; lang: Lang }) {
  const messages = messagesOf(lang);
  return (
    <aside className={styles.strip} aria-labelledby="locked-out">
      <span className={styles.icon}>
        <Icon name="phone" size={22} />
      </span>
      <div className={styles.words}>
        <p id="locked-out" className={styles.title}>
          {city ? resultWords(lang).lockedOutIn(city) : messages.lockedOut}
        </p>
        <p>{messages.lockedOutText}</p>
      </div>
      <a href={toTel(call.number)} className={`${buttonClass("emergency")} ${styles.call}`}>
        {messages.callNow} <span className="visually-hidden">{call.number}</span>
      </a>
    </aside>
  );
}
