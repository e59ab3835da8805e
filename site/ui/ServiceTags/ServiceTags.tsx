import type { Lang } from "../../i18n/languages";
import { SERVICES, serviceName } from "../../i18n/services";
import styles from "./ServiceTags.module.css";

/** The services of a kiosk, each with its colour and name. Nothing if it has no known service. */
export function ServiceTags({ services, lang }: { services: readonly string[]; lang: Lang }) {
  const known = SERVICES.filter((service) => services.includes(service));
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
