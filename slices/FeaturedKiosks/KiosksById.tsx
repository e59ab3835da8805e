import { useKiosksByIdQuery } from "../../site/bff/__generated__/browser/KiosksById";
import { useMinDisplayTime } from "../../site/ui/useMinDisplayTime";
import { KioskCards } from "./KioskCards";
import type { KiosksRetryProps } from "./kiosksRetryProps";
import { RetryNote } from "./RetryNote";

/** Kiosks asked for from the browser. The focus stays on the link that was clicked, then moves to what it brought. */
export default function KiosksById({ ids, lang, level, messages }: KiosksRetryProps) {
  const { data, loading, refetch } = useKiosksByIdQuery({ variables: { ids } });
  const isTrying = useMinDisplayTime(loading);
  if (data?.kiosks && !isTrying) {
    return (
      <div ref={focus} tabIndex={-1}>
        <KioskCards kiosks={data.kiosks} lang={lang} level={level} />
      </div>
    );
  }
  return (
    <RetryNote
      ref={focus}
      sentence={isTrying ? "trying" : "kiosksStillMissing"}
      messages={messages}
      onRetry={() => void refetch().catch(() => {})}
    />
  );
}

// One function for all renderings, so that it is called when the element appears and never again.
function focus(element: HTMLElement | null): void {
  element?.focus();
}
