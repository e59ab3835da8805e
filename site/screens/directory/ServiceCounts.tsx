import type { Lang } from "../../i18n/languages";
import { formatCount } from "../../i18n/locator";
import { isService, serviceName } from "../../i18n/services";
import { ServiceIcon } from "../../ui/ServiceIcon/ServiceIcon";
import styles from "./ServiceCounts.module.css";

/** How many kiosks of a state or city offer each service: an icon and a number each. */
export function ServiceCounts({
  services,
  lang,
  named = false,
}: {
  services: readonly { service: string; kiosks: number }[];
  lang: Lang;
  named?: boolean;
}) {
  const offered = services.filter(({ service, kiosks }) => kiosks > 0 && service !== "become-locksmith");
  return (
    <ul className={styles.counts}>
      {offered.map(
        ({ service, kiosks }) =>
          isService(service) && (
            <li key={service} className={styles.count}>
              <ServiceIcon service={service} size="small" />
              <span className={named ? undefined : "visually-hidden"}>{serviceName(service, lang)}</span> {formatCount(kiosks, lang)}
            </li>
          ),
      )}
    </ul>
  );
}
