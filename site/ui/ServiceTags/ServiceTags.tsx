import type { Lang } from "../../i18n/languages";
import { FILTERS, serviceName } from "../../i18n/services";
import styles from "./ServiceTags.module.css";

/** The services of a kiosk to visitors, each with its colour and name. Nothing if it has none. */
export function ServiceTags({ services, lang }: { services: readonly string[]; lang: Lang }) {
  const known = FILTERS.filter((service) => services.includes(service));
  if (known.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {known.map((service) => (
        <li key={service} className={styles[service]}>
          {serviceName(service, lang)}
        </li>
      ))}
    </ul>
  );
}
