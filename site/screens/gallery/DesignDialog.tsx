"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface DesignDialogProps {
  /** The parameter of the address that it is opened by: it stays where the next address has the same (navigation/navigationWatcher). */
  openedBy: string;
  labelledBy: string;
  className?: string;
  /** With a link that closes it, `data-close`. */
  children: ReactNode;
}

/**
 * A dialog that is a part of its page's address. Open as it comes from the server, and closed by a link; with a script it
 * is modal, and Escape and the curtain follow that link. To be given a key: another one is opened anew.
 */
export function DesignDialog({ openedBy, labelledBy, className, children }: DesignDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    // A visitor who tried to leave it while nothing answered comes back to the same one.
    if (dialog.matches(":modal")) return;
    // On the browser's top layer, with the focus within; afterwards it goes back to where it was.
    dialog.close();
    dialog.showModal();
    dialog.querySelector<HTMLElement>(`#${CSS.escape(labelledBy)}`)?.focus();
  });
  useEffect(() => {
    const dialog = ref.current!;
    const ended = new AbortController();
    const { signal } = ended;
    const leave = () => dialog.querySelector<HTMLElement>("[data-close]")!.click();
    const onCancel = (event: Event) => {
      event.preventDefault();
      leave();
    };
    dialog.addEventListener("cancel", onCancel, { signal });
    // What covers the page is a part of the dialog to the browser.
    dialog.addEventListener("click", ({ target }) => target === dialog && leave(), { signal });
    return () => ended.abort();
  }, []);
  return (
    <dialog ref={ref} open data-opened-by={openedBy} aria-labelledby={labelledBy} className={className}>
      {children}
    </dialog>
  );
}
