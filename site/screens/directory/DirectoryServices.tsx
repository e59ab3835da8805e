import type { ReactNode } from "react";
import { type Lang, withLang } from "../../i18n/languages";
import { type VisitorService, VISITOR_SERVICES, directoryWords } from "../../i18n/directory";
import { serviceName } from "../../i18n/services";
import { messagesOf } from "../../i18n/messages";
import { ServiceIcon } from "../../ui/ServiceIcon/ServiceIcon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./DirectoryServices.module.css";

interface Counted {
  kiosks: number;
  services: readonly { service: string; kiosks: number }[];
}

interface City extends Counted {
  city: string;
  /** Without language prefix. */
  path: string;
}

interface DirectoryServicesProps {
  place: Counted;
  title: string;
  lang: Lang;
  /** The cities of a state; a city has none. */
  cities?: readonly City[];
  /** The city that the place is, with the path of its page, without language prefix; a state is none. */
  city?: { name: string; path: string };
}

/** As many cities as one looks through at a glance. */
const MOST_CITIES = 4;

/** What can be had at a place, service by service: how many of its kiosks have it, and links to those. Nothing without kiosks. */
export function DirectoryServices({ place, title, lang, cities = [], city }: DirectoryServicesProps) {
  if (place.kiosks === 0) return null;
  return (
    <section aria-labelledby="place-services" className={styles.section}>
      <div className="shell">
        <h2 id="place-services" className={styles.title}>
          {title}
        </h2>
        <ul className={styles.services}>
          {VISITOR_SERVICES.map((service) => {
            const kiosks = countOf(place, service);
            return (
              <li key={service} className={styles.service}>
                <ServiceIcon service={service} />
                <div className={styles.words}>
                  <h3 className={styles.name}>
                    {city ? directoryWords(lang).serviceIn(serviceName(service, lang), city.name) : serviceName(service, lang)}
                  </h3>
                  <p className={styles.text}>{directoryWords(lang).offered(service, kiosks, place.kiosks)}</p>
                  {city && kiosks > 0 && kiosks < place.kiosks && (
                    <Ways label={null}>
                      <FilteredLink path={city.path} service={service} lang={lang}>
                        {directoryWords(lang).showThem(kiosks)}
                      </FilteredLink>
                    </Ways>
                  )}
                  <Cities cities={cities} service={service} lang={lang} />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The cities with the most kiosks that have a service. */
function Cities({ cities, service, lang }: { cities: readonly City[]; service: VisitorService; lang: Lang }) {
  const most = cities
    .map((one) => ({ ...one, count: countOf(one, service) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_CITIES);
  if (most.length === 0) return null;
  return (
    <Ways label={messagesOf(lang).mostIn}>
      {most.map(({ path, city, count }) => (
        <FilteredLink key={path} path={path} service={service} lang={lang}>
          {directoryWords(lang).inCity(count, city)}
        </FilteredLink>
      ))}
    </Ways>
  );
}

function Ways({ label, children }: { label: string | null; children: ReactNode }) {
  return (
    <p className={styles.ways}>
      {label && <span className={styles.label}>{label}</span>} {children}
    </p>
  );
}

/** A city's page with the kiosks alone that have a service; read aloud, it names that service. */
function FilteredLink({ path, service, lang, children }: { path: string; service: VisitorService; lang: Lang; children: ReactNode }) {
  return (
    <SiteLink href={`${withLang(path, lang)}?services=${service}`} className={styles.way}>
      {children}
      <span className="visually-hidden">
        {messagesOf(lang).colon}
        {serviceName(service, lang)}
      </span>
    </SiteLink>
  );
}

function countOf({ services }: Counted, service: VisitorService): number {
  return services.find((one) => one.service === service)?.kiosks ?? 0;
}
