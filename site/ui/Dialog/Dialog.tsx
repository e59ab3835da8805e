import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../Button/Button";
import { Icon } from "../Icon/Icon";
import styles from "./Dialog.module.css";
import type { DialogContent } from "./dialogStore";

/** A native modal dialog: the page behind is inert, and gets the focus back when it closes. */
export function Dialog({
  title,
  content,
  buttonPrimary,
  buttonSecondary,
  component,
  persisted = false,
  closeLabel,
  onClose,
}: DialogContent & { onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current!;
    dialog.showModal();
    // Closed before it is removed, so that the browser restores the focus.
    return () => dialog.close();
  }, []);
  // Closes before the action runs, since the action may open the next dialog.
  const press = (action?: () => void) => () => {
    flushSync(onClose);
    action?.();
  };
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby="dialog-title"
      closedby={persisted ? "none" : "any"}
      onClose={onClose}
      onCancel={(event) => persisted && event.preventDefault()}
    >
      <div className={styles.head}>
        <h2 id="dialog-title" className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" size={22} />
        </button>
      </div>
      {content && <div className={styles.content}>{content}</div>}
      {component && <div className={styles.component}>{component}</div>}
      {(buttonPrimary || buttonSecondary) && (
        <div className={styles.actions}>
          {buttonPrimary && (
            <Button look="primary" onClick={press(buttonPrimary.action)}>
              {buttonPrimary.title}
            </Button>
          )}
          {buttonSecondary && (
            <Button look="outlined" onClick={press(buttonSecondary.action)}>
              {buttonSecondary.title}
            </Button>
          )}
        </div>
      )}
    </dialog>
  );
}
