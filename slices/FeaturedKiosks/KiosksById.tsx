import { useKiosksByIdQuery } from "../../site/bff/__generated__/hooks";
import { browserClient } from "../../site/bff/browser";
import type { Lang } from "../../site/i18n/languages";
import { Button } from "../../site/ui/Button/Button";
import styles from "./FeaturedKiosks.module.css";
import { KioskCards } from "./KioskCards";
import type { RetryMessages } from "./KiosksRetry";

/** Kiosks asked for from the browser. Whoever clicked keeps the focus: on the button, then on what it brought. */
export default function KiosksById({ ids, lang, messages }: { ids: string[]; lang: Lang; messages: RetryMessages }) {
  const { data, loading, refetch } = useKiosksByIdQuery({
    client: browserClient(),
    variables: { ids },
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  if (data?.kiosks) {
    return (
      <div ref={focus} tabIndex={-1}>
        <KioskCards kiosks={data.kiosks} lang={lang} />
      </div>
    );
  }
  return (
    <div className={styles.missing} aria-live="polite">
      <p>{loading ? messages.trying : messages.kiosksStillMissing}</p>
      {/* A button that is disabled would lose the focus. */}
      <Button look="secondary" ref={focus} aria-disabled={loading} onClick={() => !loading && void refetch().catch(() => {})}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}

// One function for all renderings, so that it is called when the element appears and never again.
function focus(element: HTMLElement | null): void {
  element?.focus();
}
