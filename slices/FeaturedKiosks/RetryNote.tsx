import type { MouseEvent, Ref } from "react";
import { buttonClass } from "#site/ui/Button/Button.tsx";
import styles from "./FeaturedKiosks.module.css";

export interface RetryMessages {
  kiosksMissing: string;
  kiosksStillMissing: string;
  tryAgain: string;
  trying: string;
}

interface RetryNoteProps {
  ids: readonly string[];
  sentence: "kiosksMissing" | "kiosksStillMissing" | "trying";
  messages: RetryMessages;
  /** Called on a click. Without it, the link reloads the page. */
  onRetry?(): void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A message about the kiosks with a link to retry. */
export function RetryNote({ ids, sentence, messages, onRetry, ref }: RetryNoteProps) {
  const isTrying = sentence === "trying";
  const retry = (event: MouseEvent) => {
    // With a modifier key the browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isTrying) onRetry?.();
  };
  return (
    <div className={styles.missing} aria-live="polite">
      <p>{messages[sentence]}</p>
      <a
        href="?"
        ref={ref}
        data-retry-of={ids.join()}
        aria-disabled={isTrying}
        className={buttonClass("secondary")}
        onClick={onRetry && retry}
      >
        {messages.tryAgain}
      </a>
    </div>
  );
}

/** Whether the focus is on the link for these kiosks. */
export function isRetryFocused(ids: readonly string[]): boolean {
  return document.activeElement?.getAttribute("data-retry-of") === ids.join();
}

/** A ref callback that focuses an element when it appears; the same function each time, so that React calls it only then. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
