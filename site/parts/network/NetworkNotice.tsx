import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import styles from "../../ui/Snackbar/Snackbar.module.css";

/**
 * Says that the network has gone, or is back. Empty until `navigation/network` writes one of its sentences into it: what
 * had to be fetched for it could not be, just then.
 */
export function NetworkNotice({ lang }: { lang: Lang }) {
  const { offline, online, stoppedOffline } = messagesOf(lang);
  return <output id="network-notice" className={styles.status} data-offline={offline} data-online={online} data-stopped={stoppedOffline} />;
}
