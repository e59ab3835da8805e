import type { AroundKioskQuery, KioskLocationQuery } from "#site/bff/__generated__/operations.ts";
import { unitOf } from "#site/i18n/formatDistance.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { type CountryPrices, fromPrice, priceWords } from "#site/i18n/prices.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import styles from "./KioskServices.module.css";
import { KIOSK_COPY_SERVICES, type VisitorService } from "#site/i18n/directory.ts";
import { KioskService } from "./KioskService";
import { LocksmithService } from "./LocksmithService";

interface KioskServicesProps {
  kiosk: NonNullable<KioskLocationQuery["kiosk"]>;
  pages: NonNullable<KioskLocationQuery["servicePages"]>;
  around: AroundKioskQuery | null;
  /** Those of the kiosk's country. */
  prices: CountryPrices;
  /** City name. */
  city: string;
  /** The locksmith's number, answered day and night. */
  callNumber: string | null;
  lang: Lang;
}

/** All services: a description of those that the kiosk offers, and where to get the others. */
export function KioskServices({ kiosk, pages, around, prices, city, callNumber, lang }: KioskServicesProps) {
  const messages = messagesOf(lang);
  const offers = (service: VisitorService) => kiosk.servicesAvailable.includes(service);
  return (
    <section aria-labelledby="services-here">
      <h2 id="services-here" className={styles.title}>
        {messages.atThisKiosk}
      </h2>
      <ul className={styles.services}>
        {KIOSK_COPY_SERVICES.map((service) => (
          <KioskService
            key={service}
            service={service}
            isHere={offers(service)}
            pages={pages}
            around={around}
            price={fromPrice(prices[service], lang)}
            unit={unitOf(lang, kiosk.address.country)}
            lang={lang}
          />
        ))}
        <LocksmithService
          comes={offers("locksmith")}
          url={pages.find(({ data }) => data.service === "locksmith")?.url}
          city={city}
          callNumber={callNumber}
          lang={lang}
        />
      </ul>
      {KIOSK_COPY_SERVICES.some(offers) && <p className={styles.note}>{priceWords(lang).shownFirst}</p>}
    </section>
  );
}
