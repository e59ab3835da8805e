"use client";

import { type ReactNode, useRef } from "react";

interface DisclosureProps {
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

/**
 * A panel of links below its button, which works without scripts. The script closes it on Escape, when the focus or a press goes elsewhere,
 * and when one of its links is followed.
 */
export function Disclosure({ summary, className, summaryClassName, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (hasFocus: boolean) => {
    if (!details.current!.open) return;
    details.current!.open = false;
    if (hasFocus) details.current!.querySelector("summary")!.focus({ preventScroll: true });
  };
  return (
    // Its summary is the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <details
      ref={details}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !details.current!.open) return;
        event.stopPropagation();
        close(true);
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !details.current!.contains(relatedTarget)) close(false);
      }}
      onClick={({ target }) => {
        if ((target as Element).closest("a")) close(true);
      }}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        const press = ({ target }: PointerEvent) => {
          if (currentTarget.contains(target as Node) && currentTarget.open) return;
          removeEventListener("pointerdown", press);
          close(false);
        };
        addEventListener("pointerdown", press);
      }}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
