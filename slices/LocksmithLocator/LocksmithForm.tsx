import { useId } from "react";
import type { LocksmithLocatorLiveFragment } from "../../site/bff/__generated__/operations";
import { type Lang, withLang } from "../../site/i18n/languages";
import { messagesOf } from "../../site/i18n/messages";
import { buttonClass } from "../../site/ui/Button/Button";
import { Icon } from "../../site/ui/Icon/Icon";
import { firstDialableNumber, toTel } from "../../site/ui/toTel";
import styles from "./LocksmithForm.module.css";
import { Terms } from "./Terms";

interface LocksmithFormProps {
  /** The widget's texts; null or undefined when they are unavailable. */
  words: NonNullable<LocksmithLocatorLiveFragment["widget"]>["data"] | null | undefined;
  localPhone: string | null | undefined;
  sitePhone: string | null | undefined;
  lang: Lang;
}

/** A plain form that searches the directory for locksmiths near a place, and the number to call instead. Works without scripts. */
export function LocksmithForm({ words, localPhone, sitePhone, lang }: LocksmithFormProps) {
  const messages = messagesOf(lang);
  const id = useId();
  const label = words?.input_label || messages.whereAreYou;
  const number = firstDialableNumber(localPhone, words?.call_number, sitePhone);
  const tel = number ? toTel(number) : undefined;
  return (
    <search>
      <form action={withLang("/key-services/", lang)} className={styles.form} data-place-search>
        <input type="hidden" name="services" value="locksmith" />
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.field} data-place-field>
          <Icon name="pin" />
          <input
            id={id}
            type="text"
            role="searchbox"
            name="q"
            required
            maxLength={200}
            placeholder={words?.placeholder || messages.searchPlaces}
            enterKeyHint="search"
            autoComplete="street-address"
          />
        </div>
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
                {number}
              </a>
            </p>
          )}
        </div>
      </form>
    </search>
  );
}
