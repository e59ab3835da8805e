import type { LocksmithLocatorLiveFragment } from "../../site/bff/__generated__/operations";
import { type Lang, withLang } from "../../site/i18n/languages";
import { messagesOf } from "../../site/i18n/messages";
import { buttonClass } from "../../site/ui/Button/Button";
import { Icon } from "../../site/ui/Icon/Icon";
import { toTel } from "../../site/ui/toTel";
import styles from "./LocksmithForm.module.css";
import { Terms } from "./Terms";

interface LocksmithFormProps {
  /** The widget's; null or undefined where they cannot be had. */
  words: NonNullable<LocksmithLocatorLiveFragment["widget"]>["data"] | null | undefined;
  lang: Lang;
}

/** A plain form that asks the kiosks' directory who comes to a place, and the number to call instead. It needs nothing to have loaded. */
export function LocksmithForm({ words, lang }: LocksmithFormProps) {
  const messages = messagesOf(lang);
  const label = words?.input_label || messages.whereAreYou;
  const tel = words?.call_number ? toTel(words.call_number) : undefined;
  return (
    <search>
      <form action={withLang("/key-services/", lang)} className={styles.form}>
        <input type="hidden" name="services" value="locksmith" />
        <label className={styles.label}>
          {label}
          <span className={styles.field}>
            <Icon name="pin" />
            <input type="search" name="q" required maxLength={200} placeholder={words?.placeholder || messages.searchPlaces} enterKeyHint="search" autoComplete="street-address" />
          </span>
        </label>
        <Terms lang={lang} />
        <div className={styles.ways}>
          <button type="submit" className={buttonClass("primary")}>
            {words?.button_label || messages.findLocksmith}
          </button>
          {tel && (
            <p className={styles.call}>
              <span>{words?.call_label || messages.orCallDayAndNight}</span>
              <a href={tel} className={styles.number}>
                <Icon name="phone" size={18} />
                {words!.call_number}
              </a>
            </p>
          )}
        </div>
      </form>
    </search>
  );
}
