import { type ReactNode, useId } from "react";
import { Icon } from "../../ui/Icon/Icon";
import { buttonClass } from "../../ui/Button/Button";
import styles from "./PlaceSearch.module.css";

interface PlaceSearchProps {
  /** URL of the locator, which reads the text as `q`. */
  action: string;
  label: string;
  button: string;
  placeholder?: string;
  /** Initial value of the field. */
  value?: string;
  /** Whether nothing was found for the value; the children say so. */
  isInvalid?: boolean;
  /** Whether only a suggestion is accepted (parts/placeSearch). Without scripts, any text is. */
  mustChoose?: boolean;
  /** Other ways to choose a place, beside the field. */
  ways?: ReactNode;
  /** Content below the field, such as an error. */
  children?: ReactNode;
}

/** Search for a place: a plain form that submits to the locator and works without a script. */
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
      <form action={action} method="get" className={styles.form} data-place-search noValidate>
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
