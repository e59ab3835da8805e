import type { ReactNode } from "react";
import styles from "./Snackbar.module.css";

interface SnackbarProps {
  /** Makes it a part of the page that screen readers list; what is announced does without. */
  label?: string;
  title?: string | null;
  children?: ReactNode;
  buttons: readonly { label: string; press: () => void }[];
}

/** A note at the bottom of the window, and what can be done about it: all its buttons weigh the same. Belongs into `snackbarStack()`. */
export function Snackbar({ label, title, children, buttons }: SnackbarProps) {
  const Part = label ? "section" : "div";
  return (
    <Part className={styles.bar} aria-label={label}>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {title ? <div className={styles.note}>{children}</div> : children}
      </div>
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          {buttons.map((button, index) => (
            <button key={index} type="button" className={styles.button} onClick={button.press}>
              {button.label}
            </button>
          ))}
        </div>
      )}
    </Part>
  );
}
