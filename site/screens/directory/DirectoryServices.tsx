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
  /** Path without language prefix. */
  path: string;
}

interface DirectoryServicesProps {
  counted: Counted;
  title: string;
  lang: Lang;
  /** The cities of a state; none for a city. */
  cities?: readonly City[];
  /** The city that the counts are of, with the path of its page without language prefix; undefined for a state. */
  city?: { name: string; path: string };
}

/** Maximum number of cities per service. */
const MOST_CITIES = 4;

/** The services of a state or city: how many of its kiosks offer each, with links to those kiosks. Renders nothing without kiosks. */
export function DirectoryServices({ counted, title, lang, cities = [], city }: DirectoryServicesProps) {
  if (counted.kiosks === 0) return null;
  return (
    <section aria-labelledby="directory-services" className={styles.section}>
      <div className="shell">
        <h2 id="directory-services" className={styles.title}>
          {title}
        </h2>
        <ul className={styles.services}>
          {VISITOR_SERVICES.map((service) => {
            const kiosks = countOf(counted, service);
            return (
              <li key={service} className={styles.service}>
                <ServiceIcon service={service} />
                <div className={styles.words}>
                  <h3 className={styles.name}>
                    {city ? directoryWords(lang).serviceIn(serviceName(service, lang), city.name) : serviceName(service, lang)}
                  </h3>
                  <p className={styles.text}>{directoryWords(lang).offered(service, kiosks, counted.kiosks)}</p>
                  {city && kiosks > 0 && kiosks < counted.kiosks && (
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

/** The cities with the most kiosks that offer a service. */
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

/** Link to a city's page, filtered by a service. Screen readers also hear the service. */
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
