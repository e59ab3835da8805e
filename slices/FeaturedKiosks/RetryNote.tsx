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
  onRetry(): void;
  ref?: Ref<HTMLAnchorElement>;
}

/** Says what has become of kiosks, with a way to try again: by loading the page anew, until a script takes the link over. */
export function RetryNote({ sentence, messages, onRetry, ref }: RetryNoteProps) {
  const isTrying = sentence === "trying";
  const retry = (event: MouseEvent) => {
    // In another tab or window it is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isTrying) onRetry();
  };
  return (
    <div className={styles.missing} aria-live="polite">
      <p>{messages[sentence]}</p>
      <a href="?" ref={ref} aria-disabled={isTrying} className={buttonClass("secondary")} onClick={retry}>
        {messages.tryAgain}
      </a>
    </div>
  );
}
