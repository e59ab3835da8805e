"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface DesignDialogProps {
  /** What is shown: a dialog that goes on to something else is opened anew. */
  shown: string;
  labelledBy: string;
  className?: string;
  /** With a link that closes it, `data-close`. */
  children: ReactNode;
}

/**
 * A dialog that is a part of its page's address. Open as it comes from the server, and closed by a link; with a script it
 * is modal, and Escape and the curtain follow that link.
 */
export function DesignDialog({ shown, labelledBy, className, children }: DesignDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    // On the browser's top layer, with the focus within; afterwards it goes back to where it was.
    dialog.removeAttribute("open");
    dialog.showModal();
    dialog.querySelector<HTMLElement>(`#${CSS.escape(labelledBy)}`)?.focus();
  }, [shown, labelledBy]);
  const leave = () => ref.current!.querySelector<HTMLElement>("[data-close]")!.click();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the curtain is the dialog's own
    <dialog
      ref={ref}
      open
      aria-labelledby={labelledBy}
      className={className}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClick={({ target }) => target === ref.current && leave()}
    >
      {children}
    </dialog>
  );
}
