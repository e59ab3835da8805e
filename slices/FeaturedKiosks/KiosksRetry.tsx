"use client";

import { type ComponentType, useState } from "react";
import { withClient } from "../../site/bff/lazyClient";
import type { KiosksRetryProps } from "./kiosksRetryProps";
import { RetryNote } from "./RetryNote";

const loadKiosks = withClient(() => import("./KiosksById"));

/**
 * Stands in for kiosks that the server could not get, and fetches them when the visitor asks. The BFF's client arrives
 * with the first click, not with the page; where even that fails, the link is there for another try.
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
