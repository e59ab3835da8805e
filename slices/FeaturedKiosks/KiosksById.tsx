import { useKiosksByIdQuery } from "../../site/bff/__generated__/hooks";
import { browserClient } from "../../site/bff/browser";
import type { Lang } from "../../site/i18n/languages";
import { Button } from "../../site/ui/Button/Button";
import styles from "./FeaturedKiosks.module.css";
import { KioskCards } from "./KioskCards";
import type { RetryMessages } from "./KiosksRetry";

/** Kiosks asked for from the browser. */
export default function KiosksById({ ids, lang, messages }: { ids: string[]; lang: Lang; messages: RetryMessages }) {
  const { data, loading, refetch } = useKiosksByIdQuery({
    client: browserClient(),
    variables: { ids },
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  if (data?.kiosks) return <KioskCards kiosks={data.kiosks} lang={lang} />;
  return (
    <div className={styles.missing} aria-live="polite">
      <p>{loading ? messages.trying : messages.kiosksStillMissing}</p>
      <Button look="secondary" disabled={loading} onClick={() => void refetch().catch(() => {})}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
