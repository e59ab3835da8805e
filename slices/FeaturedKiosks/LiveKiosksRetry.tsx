import { type ComponentType, useState } from "react";
import type { KiosksRetryProps } from "./kiosksRetryProps";
import { focus, isRetryFocused, RetryNote } from "./RetryNote";

const loadKiosks = () => import("./KiosksById");

/** Fetches kiosks on a click. The BFF's client loads with the first click; if that fails, the link remains for another try. */
export default function LiveKiosksRetry(props: KiosksRetryProps) {
  const [Kiosks, setKiosks] = useState<ComponentType<KiosksRetryProps> | null>(null);
  const [sentence, setSentence] = useState<"kiosksMissing" | "kiosksStillMissing" | "trying">("kiosksMissing");
  // Read while rendering: the link that this one replaces is still there.
  const [wasFocused] = useState(() => isRetryFocused(props.ids));
  if (Kiosks) return <Kiosks {...props} />;

  const load = () => {
    setSentence("trying");
    loadKiosks().then(
      (loaded) => setKiosks(() => loaded.default),
      () => setSentence("kiosksStillMissing"),
    );
  };
  return <RetryNote ids={props.ids} ref={wasFocused ? focus : undefined} sentence={sentence} messages={props.messages} onRetry={load} />;
}
