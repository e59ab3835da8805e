import type { ComponentProps, ReactNode } from "react";
import { anchorOf, type FormId } from "./formState";
import styles from "./FormFrame.module.css";

interface FormFrameProps extends Omit<ComponentProps<"form">, "action" | "method" | "encType" | "id"> {
  form: FormId;
  /** Whether all steps are shown although scripts run, because any of them may have errors. */
  showsAllSteps?: boolean;
  /** Whether the form's script controls it. */
  isLive?: boolean;
  children: ReactNode;
}

/**
 * A form as a card. Without scripts it is posted to its page's URL, and the response is that page with errors or a confirmation. The
 * fragment scrolls back to the form. The errors are the site's, in the page's language, never the browser's.
 */
export function FormFrame({ form, showsAllSteps, isLive, children, ...props }: FormFrameProps) {
  return (
    <form
      noValidate
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

/** The buttons of a form. The primary button comes first in the source. */
export function FormButtons({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.buttons} ${className}`}>{children}</div>;
}

/** A note about the whole form. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** The card alone, for content in place of the form. */
export function FormCard({ form, children }: { form: FormId; children: ReactNode }) {
  return (
    <div id={anchorOf(form)} className={styles.form}>
      {children}
    </div>
  );
}

/** Classes of the buttons before the form's script is loaded: those between steps, and those of the whole form. */
export const STEP_BUTTONS_CLASS = styles.stepping ?? "";
export const SEND_BUTTON_CLASS = styles.sending ?? "";
