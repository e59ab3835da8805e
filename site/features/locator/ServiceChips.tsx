import type { Lang } from "../../i18n/languages";
import { serviceName } from "../../i18n/services";
import { messagesOf } from "../../i18n/messages";
import { ServiceIcon } from "../../ui/ServiceIcon/ServiceIcon";
import styles from "./ServiceChips.module.css";
import { toServices } from "./servicesInWords";

/** What a visitor can have at a place, always in the same order. Becoming a locksmith is no errand. */
export function ServiceChips({ services, lang }: { services: readonly string[]; lang: Lang }) {
  const offered = toServices(services).filter((service) => service !== "become-locksmith");
  if (offered.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={messagesOf(lang).servicesHere}>
      {offered.map((service) => (
        <li key={service} className={styles.chip}>
          <ServiceIcon service={service} size="small" />
          {serviceName(service, lang)}
        </li>
      ))}
    </ul>
  );
}
