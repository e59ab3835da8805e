import type { KioskLocationQuery } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { serviceName } from "../../i18n/services";
import { messagesOf } from "../../i18n/messages";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { telOf } from "../../ui/kioskName";
import { ServiceIcon } from "../../ui/ServiceIcon/ServiceIcon";
import styles from "./ServicesHere.module.css";
import { toServices } from "./servicesInWords";

interface ServicesHereProps {
  kiosk: NonNullable<KioskLocationQuery["kiosk"]>;
  pages: NonNullable<KioskLocationQuery["servicePages"]>;
  /** The number that is answered day and night. */
  callNumber: string | null;
  lang: Lang;
}

/** What a kiosk offers, each with a link to the page of the service, and the machines that stand there. */
export function ServicesHere({ kiosk, pages, callNumber, lang }: ServicesHereProps) {
  const messages = messagesOf(lang);
  const { machineTypes, servicesAvailable } = kiosk;
  return (
    <section aria-labelledby="services-here">
      <h2 id="services-here" className={styles.title}>
        {messages.atThisKiosk}
      </h2>
      <ul className={styles.services}>
        {toServices(servicesAvailable).map((service) => {
          const page = pages.find(({ data }) => data.service === service);
          const name = serviceName(service, lang);
          return (
            <li key={service} className={styles.service}>
              <ServiceIcon service={service} size="large" />
              <div>
                <h3 className={styles.name}>{page?.url ? <SiteLink href={page.url}>{name}</SiteLink> : name}</h3>
                {page?.data.card_text && <p className={styles.text}>{page.data.card_text}</p>}
                {service === "locksmith" && callNumber && (
                  <p className={styles.text}>
                    {messages.call247}{" "}
                    <a href={telOf(callNumber)} className={styles.call}>
                      {callNumber}
                    </a>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {machineTypes.length > 0 && (
        <p className={styles.machines}>
          {messages.machines} {machineTypes.join(", ")}
        </p>
      )}
    </section>
  );
}
