import { useId } from "react";
import type { LocksmithLocatorLiveFragment } from "../../bff/__generated__/operations";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { buttonClass } from "../../ui/Button/Button";
import { CallLink } from "../../ui/CallLink/CallLink";
import { Icon } from "../../ui/Icon/Icon";
import styles from "./LocksmithForm.module.css";
import { Terms } from "./Terms";

interface LocksmithFormProps {
  /** The widget's texts; null or undefined when they are unavailable. */
  words: Partial<NonNullable<LocksmithLocatorLiveFragment["widget"]>["data"]> | null | undefined;
  /** The number to call; null where it stands beside the form already, or where there is none. */
  number: string | null;
  lang: Lang;
  /** Initial value of the field. */
  value?: string;
  /** What is wrong with the value. */
  fault?: string;
  /** Whether the form asks for another place than the page's, so that the remembered one is not filled in. */
  isForAnother?: boolean;
}

/**
 * A plain form that asks where the visitor is locked out, and the number to call instead. Works without scripts; the response to an empty
 * field says what is missing.
 */
export function LocksmithForm({ words, number, lang, value, fault, isForAnother }: LocksmithFormProps) {
  const messages = messagesOf(lang);
  const id = useId();
  return (
    <search>
      <form action={withLang("/key-services/", lang)} className={styles.form} data-place-search noValidate>
        <input type="hidden" name="services" value="locksmith" />
        <label htmlFor={id} className={styles.label}>
          {words?.input_label || messages.whereAreYou}
        </label>
        <PlaceField
          id={id}
          placeholder={words?.placeholder || messages.searchPlaces}
          value={value}
          fault={fault}
          isForAnother={isForAnother}
        />
        {fault && (
          <p id={`${id}-fault`} className={styles.fault}>
            {fault}
          </p>
        )}
        <Terms lang={lang} />
        <div className={styles.ways}>
          <button type="submit" className={buttonClass("primary")}>
            {words?.button_label || messages.findLocksmith}
          </button>
          {number && (
            <p className={styles.call}>
              <span>{words?.call_label || messages.orCallDayAndNight}</span>
              <CallLink number={number} label={number} />
            </p>
          )}
        </div>
      </form>
    </search>
  );
}

type PlaceFieldProps = Pick<LocksmithFormProps, "value" | "fault" | "isForAnother"> & { id: string; placeholder: string };

/** The field for a place. Somebody who is locked out need not type one that the device remembers (locatorBar/fillPlace.ts). */
function PlaceField({ id, placeholder, value, fault, isForAnother = false }: PlaceFieldProps) {
  return (
    <div className={styles.field} data-place-field>
      <Icon name="pin" />
      <input
        id={id}
        type="text"
        role="searchbox"
        name="q"
        maxLength={200}
        placeholder={placeholder}
        defaultValue={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        enterKeyHint="search"
        autoComplete="address-line1"
      />
      {value === undefined && !fault && !isForAnother && <fill-place hidden />}
    </div>
  );
}
