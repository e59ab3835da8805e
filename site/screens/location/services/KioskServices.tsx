import type { AroundKioskQuery, KioskLocationQuery } from "../../../bff/__generated__/operations";
import type { Lang } from "../../../i18n/languages";
import { messagesOf } from "../../../i18n/messages";
import styles from "./KioskServices.module.css";
import { VISITOR_SERVICES } from "../../../i18n/directory";
import { KioskService } from "./KioskService";

interface KioskServicesProps {
  kiosk: NonNullable<KioskLocationQuery["kiosk"]>;
  pages: NonNullable<KioskLocationQuery["servicePages"]>;
  around: AroundKioskQuery | null;
  /** City name. */
  city: string;
  /** The locksmith's number, answered day and night. */
  callNumber: string | null;
  lang: Lang;
}

/** All services: a description of those that the kiosk offers, and where to get the others. */
export function KioskServices(props: KioskServicesProps) {
  const { kiosk, lang } = props;
  const messages = messagesOf(lang);
  return (
    <section aria-labelledby="services-here">
      <h2 id="services-here" className={styles.title}>
        {messages.atThisKiosk}
      </h2>
      <ul className={styles.services}>
        {VISITOR_SERVICES.map((service) => (
          <KioskService key={service} service={service} isHere={kiosk.servicesAvailable.includes(service)} {...props} />
        ))}
      </ul>
    </section>
  );
}
