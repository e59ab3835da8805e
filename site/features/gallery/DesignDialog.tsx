"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface DesignDialogProps {
  labelledBy: string;
  className?: string;
  /** With a link that closes it, `data-close`. */
  children: ReactNode;
}

/**
 * A dialog that is a part of its page's address. Open as it comes from the server, and closed by a link; with a script it
 * is modal, and Escape and the curtain follow that link. To be given a key: another one is opened anew.
 */
export function DesignDialog({ labelledBy, className, children }: DesignDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    const ended = new AbortController();
    const { signal } = ended;
    // On the browser's top layer, with the focus within; afterwards it goes back to where it was.
    dialog.close();
    dialog.showModal();
    dialog.querySelector<HTMLElement>(`#${CSS.escape(labelledBy)}`)?.focus();
    const leave = () => dialog.querySelector<HTMLElement>("[data-close]")!.click();
    const onCancel = (event: Event) => {
      event.preventDefault();
      leave();
    };
    dialog.addEventListener("cancel", onCancel, { signal });
    // What covers the page is a part of the dialog to the browser.
    dialog.addEventListener("click", ({ target }) => target === dialog && leave(), { signal });
    return () => ended.abort();
  }, [labelledBy]);
  return (
    <dialog ref={ref} open aria-labelledby={labelledBy} className={className}>
      {children}
    </dialog>
  );
}
