import { useKiosksByIdQuery } from "#site/bff/__generated__/hooks.ts";
import { useMinDisplayTime } from "#site/ui/useMinDisplayTime.ts";
import { KioskCards } from "./KioskCards";
import type { KiosksRetryProps } from "./kiosksRetryProps";
import { focus, RetryNote } from "./RetryNote";

/** Kiosks fetched from the browser. The focus stays on the clicked link, then moves to the result. */
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
      ids={ids}
      ref={focus}
      sentence={isTrying ? "trying" : "kiosksStillMissing"}
      messages={messages}
      onRetry={() => void refetch().catch(() => {})}
    />
  );
}
