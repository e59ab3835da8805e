import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { buttonClass } from "../../ui/Button/Button";
import { Icon } from "../../ui/Icon/Icon";
import { dialable } from "../../ui/kioskName";
import styles from "./ListUnavailable.module.css";

interface ListUnavailableProps {
  lang: Lang;
  /** Number to call in the meantime. */
  phone: string | null;
  /** URL of the same list; by default the current page without its query. */
  href?: string;
}

/** Replaces a list of kiosks that failed to load: says so, and offers to try again and a number to call. Works without scripts. */
export function ListUnavailable({ lang, phone, href = "?" }: ListUnavailableProps) {
  const { listMissing, tryAgain } = messagesOf(lang);
  const number = dialable(phone);
  return (
    <div className={styles.missing}>
      <p>{listMissing}</p>
      <div className={styles.ways}>
        <a href={href} className={buttonClass("primary")}>
          {tryAgain}
        </a>
        {number && (
          <a href={number.href} className={styles.call}>
            <Icon name="phone" size={17} />
            {number.text}
          </a>
        )}
      </div>
    </div>
  );
}
