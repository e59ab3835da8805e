import type { ComponentProps, ReactNode } from "react";
import { anchorOf, type FormName } from "./formState";
import styles from "./FormFrame.module.css";

interface FormFrameProps extends Omit<ComponentProps<"form">, "action" | "method" | "encType" | "id"> {
  form: FormName;
  /** Whether all of it is to be seen, though scripts run: there is something to mend on any of its steps. */
  showsAllSteps?: boolean;
  /** Whether a script has taken it over. */
  isLive?: boolean;
  children: ReactNode;
}

/**
 * A form as a card. It is sent to its page's own address and comes back as that page, or as what was taken. In the middle of a page,
 * so the fragment leads back to it.
 */
export function FormFrame({ form, showsAllSteps, isLive, children, ...props }: FormFrameProps) {
  return (
    <form
      {...props}
      id={anchorOf(form)}
      action={`?form=${form}#${anchorOf(form)}`}
      method="post"
      encType="multipart/form-data"
      className={styles.form}
      data-whole={showsAllSteps ? "" : undefined}
      data-live={isLive ? "" : undefined}
    >
      {children}
    </form>
  );
}

/** The buttons of a form, the one that leads on first in the source. */
export function FormButtons({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.buttons} ${className}`}>{children}</div>;
}

/** A sentence that belongs to the whole form. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** The card alone, for what stands in a form's place. */
export function FormCard({ form, children }: { form: FormName; children: ReactNode }) {
  return (
    <div id={anchorOf(form)} className={styles.form}>
      {children}
    </div>
  );
}

/** Of the buttons while no script has come: those of the form in steps, and those of the whole one. */
export const STEP_BUTTONS_CLASS = styles.stepping ?? "";
export const SEND_BUTTON_CLASS = styles.sending ?? "";
