import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { dialable } from "../../ui/kioskName";
import styles from "./ListUnavailable.module.css";

/** Replaces a list of kiosks that failed to load: says so and offers a number to call. */
export function ListUnavailable({ lang, phone }: { lang: Lang; phone: string | null }) {
  const messages = messagesOf(lang);
  const number = dialable(phone);
  return (
    <p className={styles.missing}>
      {messages.listMissing}
      {number && (
        <>
          {" "}
          {messages.orCall} <a href={number.href}>{number.text}</a>
        </>
      )}
    </p>
  );
}
