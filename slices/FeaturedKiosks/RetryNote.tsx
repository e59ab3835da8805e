import type { MouseEvent, Ref } from "react";
import { buttonClass } from "../../site/ui/Button/Button";
import styles from "./FeaturedKiosks.module.css";

export interface RetryMessages {
  kiosksMissing: string;
  kiosksStillMissing: string;
  tryAgain: string;
  trying: string;
}

interface RetryNoteProps {
  sentence: "kiosksMissing" | "kiosksStillMissing" | "trying";
  messages: RetryMessages;
  /** Called on a click. Without it, the link reloads the page. */
  onRetry?(): void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A message about the kiosks with a link to retry. */
export function RetryNote({ sentence, messages, onRetry, ref }: RetryNoteProps) {
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
      <a href="?" ref={ref} aria-disabled={isTrying} className={buttonClass("secondary")} onClick={onRetry && retry}>
        {messages.tryAgain}
      </a>
    </div>
  );
}
