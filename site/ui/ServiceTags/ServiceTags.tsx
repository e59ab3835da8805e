import type { Lang } from "../../i18n/languages";
import { KIOSK_SERVICES, serviceName } from "../../i18n/services";
import styles from "./ServiceTags.module.css";

/** The services that visitors get at a kiosk, each with its colour and name. Nothing if it has none. */
export function ServiceTags({ services, lang }: { services: readonly string[]; lang: Lang }) {
  const kioskServices = KIOSK_SERVICES.filter((service) => services.includes(service));
  if (kioskServices.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {kioskServices.map((service) => (
        <li key={service} className={styles[service]}>
          {serviceName(service, lang)}
        </li>
      ))}
    </ul>
  );
}
