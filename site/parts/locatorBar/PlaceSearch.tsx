import { type ReactNode, useId } from "react";
import { Icon } from "../../ui/Icon/Icon";
import { buttonClass } from "../../ui/Button/Button";
import styles from "./PlaceSearch.module.css";

interface PlaceSearchProps {
  /** The locator's address, which reads what was written as `q`. */
  action: string;
  label: string;
  button: string;
  placeholder?: string;
  /** What the field holds at first. */
  value?: string;
  /** Whether nothing was found for that; the children say so. */
  isInvalid?: boolean;
  /** Whether only a choice from the list will do (parts/placeSearch); without a script, any words. */
  mustChoose?: boolean;
  /** Other ways to a place than words. */
  ways?: ReactNode;
  /** What helps to fill the field. */
  children?: ReactNode;
}

/** Asks the locator for a place: a plain form, which works without a script. */
export function PlaceSearch({
  action,
  label,
  button,
  placeholder,
  value,
  isInvalid = false,
  mustChoose,
  ways,
  children,
}: PlaceSearchProps) {
  const id = useId();
  return (
    <search>
      <form action={action} method="get" className={styles.form} data-place-search>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.field} data-place-field>
          <Icon name="search" />
          <input
            id={id}
            type="text"
            role="searchbox"
            name="q"
            required
            maxLength={200}
            enterKeyHint="search"
            defaultValue={value}
            placeholder={placeholder}
            data-must-choose={mustChoose || undefined}
            aria-invalid={isInvalid || undefined}
            aria-describedby={children ? `${id}-help` : undefined}
            className={styles.input}
          />
        </div>
        <button type="submit" className={buttonClass("primary")}>
          {button}
        </button>
        {children && (
          <div id={`${id}-help`} className={styles.help}>
            {children}
          </div>
        )}
        {ways}
      </form>
    </search>
  );
}
