"use client";

import { lazy, Suspense, useState } from "react";
import type { Lang } from "../../site/i18n/languages";
import { Button } from "../../site/ui/Button/Button";
import styles from "./FeaturedKiosks.module.css";

export interface RetryMessages {
  kiosksMissing: string;
  kiosksStillMissing: string;
  tryAgain: string;
  trying: string;
}

// The BFF's client arrives with the first click, not with the page.
const KiosksById = lazy(() => import("./KiosksById"));

/** Stands in for kiosks that the server could not get, and fetches them when the visitor asks. */
export function KiosksRetry({ ids, lang, messages }: { ids: string[]; lang: Lang; messages: RetryMessages }) {
  const [attempt, setAttempt] = useState(0);
  if (attempt === 0) {
    return (
      <div className={styles.missing} aria-live="polite">
        <p>{messages.kiosksMissing}</p>
        <Button look="secondary" onClick={() => setAttempt(1)}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<p aria-live="polite">{messages.trying}</p>}>
      <KiosksById ids={ids} lang={lang} messages={messages} />
    </Suspense>
  );
}
