"use client";

import { type ComponentType, useState } from "react";
import { withClient } from "../../site/bff/lazyClient";
import type { KiosksRetryProps } from "./kiosksRetryProps";
import { RetryNote } from "./RetryNote";

const loadKiosks = withClient(() => import("./KiosksById"));

/**
 * Replaces kiosks that the server failed to load, and fetches them on a click. The BFF's client loads with the first click; if that fails,
 * the link remains for another try.
 */
export function KiosksRetry(props: KiosksRetryProps) {
  const [Kiosks, setKiosks] = useState<ComponentType<KiosksRetryProps> | null>(null);
  const [sentence, setSentence] = useState<"kiosksMissing" | "kiosksStillMissing" | "trying">("kiosksMissing");
  if (Kiosks) return <Kiosks {...props} />;

  const load = () => {
    setSentence("trying");
    loadKiosks().then(
      (loaded) => setKiosks(() => loaded.default),
      () => setSentence("kiosksStillMissing"),
    );
  };
  return <RetryNote sentence={sentence} messages={props.messages} onRetry={load} />;
}
