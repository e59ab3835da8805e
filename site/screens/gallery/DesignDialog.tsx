"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface DesignDialogProps {
  /** The URL parameter that opens it: the dialog stays while the next URL has the same parameter (navigation/navigationWatcher). */
  openedBy: string;
  labelledBy: string;
  className?: string;
  /** Content with a link that closes the dialog, marked `data-close`. */
  children: ReactNode;
}

/**
 * A dialog whose state is in the page's URL. It comes open from the server and is closed by a link. A script makes it modal; Escape and a
 * click on the backdrop then follow that link. Give it a key, so that another dialog is mounted newly.
 */
export function DesignDialog({ openedBy, labelledBy, className, children }: DesignDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    // It is modal already when the visitor tried to leave it and the server did not answer.
    if (dialog.matches(":modal")) return;
    // Reopens it on the top layer with the focus inside; closing returns the focus.
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
    // A click on the backdrop has the dialog as its target.
    dialog.addEventListener("click", ({ target }) => target === dialog && leave(), { signal });
    return () => ended.abort();
  }, []);
  return (
    <dialog ref={ref} open data-opened-by={openedBy} aria-labelledby={labelledBy} className={className}>
      {children}
    </dialog>
  );
}
