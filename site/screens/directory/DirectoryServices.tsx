import type { ReactNode } from "react";
import { type Lang, withLang } from "../../i18n/languages";
import { directoryWords, type KioskCopyService, VISITOR_SERVICES, type VisitorService } from "../../i18n/directory";
import { locksmithWords } from "../../i18n/locksmith";
import { serviceName } from "../../i18n/services";
import { messagesOf } from "../../i18n/messages";
import { ServiceIcon } from "../../ui/ServiceIcon/ServiceIcon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./DirectoryServices.module.css";

interface Counted {
  kioskCount: number;
  services: readonly { service: string; kioskCount: number }[];
}

interface City extends Counted {
  city: string;
  /** Path without language prefix. */
  path: string;
}

interface DirectoryServicesProps {
  counted: Counted;
  title: string;
  /** Path of the state's or city's page, without language prefix. */
  path: string;
  lang: Lang;
  /** The cities of a state; none for a city. */
  cities?: readonly City[];
  /** Name of the city that the counts are of; undefined for a state. */
  city?: string;
}

/** Maximum number of cities per service. */
const MAX_CITIES = 4;

/** The services of a state or city: how many of its kiosks offer each, with links to those kiosks. Renders nothing without kiosks. */
export function DirectoryServices({ title, ...counts }: DirectoryServicesProps) {
  if (counts.counted.kioskCount === 0) return null;
  return (
    <section aria-labelledby="directory-services" className={styles.section}>
      <div className="shell">
        <h2 id="directory-services" className={styles.title}>
          {title}
        </h2>
        <ul className={styles.services}>
          {VISITOR_SERVICES.map((service) => (
            <li key={service} className={styles.service}>
              <Service service={service} {...counts} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type ServiceProps = Omit<DirectoryServicesProps, "title"> & { service: VisitorService };

function Service(props: ServiceProps) {
  const { service, counted, city, lang } = props;
  const name = serviceName(service, lang);
  const words = directoryWords(lang);
  return (
    <>
      <ServiceIcon service={service} />
      <div className={styles.words}>
        <h3 className={styles.name}>{city ? words.serviceIn(name, city) : name}</h3>
        <p className={styles.text}>{words.offered(service, countOf(counted, service), counted.kioskCount)}</p>
        <ServiceWays {...props} />
      </div>
    </>
  );
}

/** Links to the kiosks with a service; a locksmith comes to the visitor, so that link leads to the number and the prices. */
function ServiceWays({ service, counted, path, lang, cities = [], city }: ServiceProps) {
  const link = (words: string) => (
    <Ways label={null}>
      <FilteredLink path={path} service={service} lang={lang}>
        {words}
      </FilteredLink>
    </Ways>
  );
  if (service === "locksmith") return link(locksmithWords(lang).callOrPrices);
  if (!city) return <Cities cities={cities} service={service} lang={lang} />;
  const kioskCount = countOf(counted, service);
  return kioskCount > 0 && kioskCount < counted.kioskCount ? link(directoryWords(lang).showThem(kioskCount)) : null;
}

/** The cities with the most kiosks that offer a service. */
function Cities({ cities, service, lang }: { cities: readonly City[]; service: KioskCopyService; lang: Lang }) {
  const most = cities
    .map((one) => ({ ...one, count: countOf(one, service) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_CITIES);
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
  return services.find((one) => one.service === service)?.kioskCount ?? 0;
}
