import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { buttonClass } from "../../ui/Button/Button";
import { Icon } from "../../ui/Icon/Icon";
import { toTel } from "../../ui/toTel";
import type { Call } from "../chrome/chrome";
import styles from "./LockedOutStrip.module.css";

/** The locksmith's number between the kiosks, for visitors who are locked out and have no key to copy. */
export function LockedOutStrip({ call, city, lang }: { call: Call; city: string | null; lang: Lang }) {
  const messages = messagesOf(lang);
  return (
    <aside className={styles.strip} aria-labelledby="locked-out">
      <div className={styles.words}>
        <p id="locked-out" className={styles.title}>
          {city ? resultWords(lang).lockedOutIn(city) : messages.lockedOut}
        </p>
        <p>{messages.dayAndNight}</p>
      </div>
      <a href={toTel(call.number)} className={`${buttonClass("emergency")} ${styles.call}`}>
        <Icon name="phone" size={17} />
        <span className={styles.narrow}>{messages.callNow}</span> <span className={styles.wide}>{call.number}</span>
      </a>
    </aside>
  );
}
