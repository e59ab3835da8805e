import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import styles from "../../ui/Snackbar/Snackbar.module.css";

/**
 * Notice about the network connection. Empty until `navigation/network` writes one of its texts into it; the texts are in the HTML because
 * nothing can be fetched while offline.
 */
export function NetworkNotice({ lang }: { lang: Lang }) {
  const { offline, online, stoppedOffline } = messagesOf(lang);
  return <output id="network-notice" className={styles.status} data-offline={offline} data-online={online} data-stopped={stoppedOffline} />;
}
