"use client";

import { type ComponentType, useState } from "react";
import type { Lang } from "../../site/i18n/languages";
import { Button } from "../../site/ui/Button/Button";
import styles from "./FeaturedKiosks.module.css";

export interface RetryMessages {
  kiosksMissing: string;
  kiosksStillMissing: string;
  tryAgain: string;
  trying: string;
}

interface KiosksRetryProps {
  ids: string[];
  lang: Lang;
  messages: RetryMessages;
}

/**
 * Stands in for kiosks that the server could not get, and fetches them when the visitor asks. The BFF's client arrives
 * with the first click, not with the page; where even that fails, the button is there for another try.
 */
export function KiosksRetry(props: KiosksRetryProps) {
  const { messages } = props;
  const [Kiosks, setKiosks] = useState<ComponentType<KiosksRetryProps> | null>(null);
  const [sentence, setSentence] = useState<keyof RetryMessages>("kiosksMissing");
  if (Kiosks) return <Kiosks {...props} />;

  const isTrying = sentence === "trying";
  const load = () => {
    setSentence("trying");
    import("./KiosksById").then(
      (loaded) => setKiosks(() => loaded.default),
      () => setSentence("kiosksStillMissing"),
    );
  };
  return (
    <div className={styles.missing} aria-live="polite">
      <p>{messages[sentence]}</p>
      {/* A button that is disabled would lose the focus. */}
      <Button look="secondary" aria-disabled={isTrying} onClick={() => !isTrying && load()}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
