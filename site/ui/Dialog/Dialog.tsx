import { useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../Button/Button";
import { Icon } from "../Icon/Icon";
import styles from "./Dialog.module.css";
import type { DialogContent } from "./dialogStore";

/** A modal dialog, as the platform has it: the page behind is inert, and gets its focus back. */
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
    // Before it leaves the page, or the focus would be lost with it.
    return () => dialog.close();
  }, []);
  useEffect(() => {
    const dialog = element.current!;
    if (persisted || Reflect.has(dialog, "closedBy")) return;
    // For browsers that do not close it by themselves.
    const closeFromBeside = (event: MouseEvent) => isBeside(event, dialog) && dialog.close();
    dialog.addEventListener("click", closeFromBeside);
    return () => dialog.removeEventListener("click", closeFromBeside);
  }, [persisted]);
  // It is gone, and the page has its focus back, before the action: that may open the next dialog.
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

// The backdrop is the dialog's own, so the event says where it was pressed.
function isBeside({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
