"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./RadiusSelect.module.css";

interface RadiusSelectProps {
  label: string;
  /** The distances with the URLs of their lists. */
  options: readonly { value: string; label: string; href: string }[];
  value: string;
  /** Id of the search form, which the field belongs to. */
  form: string;
  /** Label of the button that submits it without scripts. */
  apply: string;
  /** The arrow of the field. */
  children: ReactNode;
}

/** Choice of the distance from the searched point: a field of the search form, which leads to the list of another distance at once. */
export function RadiusSelect({ label, options, value, form, apply, children }: RadiusSelectProps) {
  const router = useRouter();
  const field = useRef<HTMLSelectElement>(null);
  // After going back, the page has another value than the field.
  useEffect(() => void (field.current!.value = value), [value]);
  const choose = (chosen: string) => {
    const href = options.find((option) => option.value === chosen)?.href;
    if (href) router.push(href, { scroll: false });
  };
  return (
    <span className={styles.radius}>
      <span className={styles.field}>
        <select
          ref={field}
          name="within"
          form={form}
          aria-label={label}
          defaultValue={value}
          onChange={({ target }) => choose(target.value)}
          className={styles.select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>{children}</span>
      </span>
      <button type="submit" form={form} className={styles.apply}>
        {apply}
      </button>
    </span>
  );
}
