import { OpenStatus } from "../../hours/OpenStatus";
import { shortWeek } from "../../hours/shortWeek";
import { hasHours, storeHoursOf } from "../../hours/storeHours";
import { statusNow } from "../../hours/statusNow";
import { formatDistance, type Unit } from "../../i18n/formatDistance";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { directionsUrl } from "../../ui/directionsUrl";
import { Icon } from "../../ui/Icon/Icon";
import { addressOf, dialable, nameOf } from "../../ui/kioskName";
import { ServiceTags } from "../../ui/ServiceTags/ServiceTags";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import type { FoundRow } from "./listing";
import { machinesInWords } from "./machinesInWords";
import styles from "./ResultRow.module.css";

interface ResultRowProps {
  row: FoundRow;
  /** Its number in the list, which its pin on the map bears too; undefined for a row outside of the list. */
  number?: number;
  lang: Lang;
  unit: Unit;
  /** Whether the page is rendered for this request alone and may show the current opening status. */
  isUncached: boolean;
}

/** One kiosk of a list: name, distance, address, opening status, services and links. */
export function ResultRow({ row: { kiosk, distanceKm }, number, lang, unit, isUncached }: ResultRowProps) {
  const { locationId, address, path, retailer, placeId, servicesAvailable } = kiosk;
  const name = nameOf(kiosk);
  return (
    <>
      <div className={styles.head}>
        {number !== undefined && (
          <span aria-hidden="true" className={styles.number}>
            {number}
          </span>
        )}
        <h2 className={styles.name}>{path ? <SiteLink href={withLang(path, lang)}>{name}</SiteLink> : name}</h2>
        {distanceKm !== undefined && <p className={styles.distance}>{formatDistance(distanceKm, lang, unit)}</p>}
      </div>
      <p className={styles.where}>{[retailer && !name.includes(retailer) && retailer, addressOf(address)].filter(Boolean).join(" · ")}</p>
      <div className={styles.facts}>
        <Status kiosk={kiosk} lang={lang} isUncached={isUncached} />
        {/* Empty until the browser has fetched the rating; its height is reserved. */}
        {placeId && <div className={styles.rating} data-rating-of={locationId} />}
        <ServiceTags services={servicesAvailable} lang={lang} />
      </div>
      <Ways kiosk={kiosk} name={name} lang={lang} />
    </>
  );
}

interface PartProps {
  kiosk: FoundRow["kiosk"];
  lang: Lang;
}

function Status({ kiosk, lang, isUncached }: PartProps & { isUncached: boolean }) {
  if (!hasHours(kiosk)) return <p className={styles.unknown}>{messagesOf(lang).hoursUnknown}</p>;
  const initial = isUncached ? statusNow(kiosk, lang) : null;
  return <OpenStatus store={storeHoursOf(kiosk)} lang={lang} initial={initial} />;
}

function Ways({ kiosk, name, lang }: PartProps & { name: string }) {
  const { hours, machines } = kiosk;
  const phone = dialable(kiosk.phone);
  const [messages, words] = [messagesOf(lang), resultWords(lang)];
  const hasWeek = hours !== null && hours.length > 0;
  return (
    <div className={styles.ways}>
      <a href={directionsUrl(kiosk)} rel="noopener noreferrer" className={styles.way} aria-label={words.directionsUrl(name)}>
        <Icon name="directions" size={18} />
        {messages.directions}
      </a>
      {phone && (
        <a href={phone.href} className={styles.way} aria-label={`${words.callName(name)}, ${phone.text}`}>
          <Icon name="phone" size={16} />
          {phone.text}
        </a>
      )}
      {(hasWeek || machines.length > 0) && (
        <details className={styles.more}>
          <summary className={styles.way} aria-label={words.hoursOf(name)}>
            {messages.hoursShort}
            <Icon name="down" size={12} />
          </summary>
          <div className={styles.week}>
            {hasWeek && (
              <ul>
                {shortWeek(kiosk, lang).map(({ days, hours: span }) => (
                  <li key={days}>
                    <span className={styles.days}>{days}</span> {span}
                  </li>
                ))}
              </ul>
            )}
            {machines.length > 0 && (
              <p>
                {messages.machines} {machinesInWords(machines, lang)}
              </p>
            )}
          </div>
        </details>
      )}
    </div>
  );
}
