import type { Lang } from "../../i18n/languages";
import { KIOSK_COPY_SERVICES } from "../../i18n/directory";
import { formatCount } from "../../i18n/formatNumber";
import { filterName } from "../../i18n/services";
import { ServiceIcon } from "../../ui/ServiceIcon/ServiceIcon";
import styles from "./ServiceCounts.module.css";

/** How many kiosks of a state offer each service: icon, name and number. Locksmiths are left out, since they come to the visitor. */
export function ServiceCounts({ services, lang }: { services: readonly { service: string; kioskCount: number }[]; lang: Lang }) {
  const countOf = (name: string) => services.find(({ service }) => service === name)?.kioskCount ?? 0;
  return (
    <ul className={styles.counts}>
      {KIOSK_COPY_SERVICES.filter((service) => countOf(service) > 0).map((service) => (
        <li key={service} className={styles.count}>
          <ServiceIcon service={service} size="tiny" />
          {filterName(service, lang)} {formatCount(countOf(service), lang)}
        </li>
      ))}
    </ul>
  );
}
