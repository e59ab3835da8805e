import type { KioskRowFragment } from "../../bff/__generated__/operations";
import { OpenStatus } from "../../hours/OpenStatus";
import { shortWeek } from "../../hours/shortWeek";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { formatDistance } from "../../i18n/formatDistance";
import { addressOf, nameOf, telOf } from "../../ui/kioskName";
import styles from "./KioskRows.module.css";
import { ServiceChips } from "./ServiceChips";

interface Row {
  kiosk: KioskRowFragment;
  /** From wherever the list is about. */
  distanceKm?: number;
}

/** Kiosks as a list: what each is called, where it stands, when it is open, what it offers, and how to call it. */
export function KioskRows({ rows, lang, heading }: { rows: readonly Row[]; lang: Lang; heading: "h2" | "h3" }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ kiosk, distanceKm }) => (
        <li key={kiosk.locationId} className={styles.row}>
          <KioskRow kiosk={kiosk} distanceKm={distanceKm} lang={lang} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function KioskRow({ kiosk, distanceKm, lang, heading: Heading }: Row & { lang: Lang; heading: "h2" | "h3" }) {
  const { address, path, phone, retailer, hours, holidayHours, timeZone, servicesAvailable } = kiosk;
  const messages = messagesOf(lang);
  const name = nameOf(kiosk);
  return (
    <>
      <div className={styles.who}>
        <Heading className={styles.name}>{path ? <SiteLink href={withLang(path, lang)}>{name}</SiteLink> : name}</Heading>
        {retailer && !name.includes(retailer) && <p className={styles.meta}>{retailer}</p>}
        <p className={styles.meta}>{addressOf(address)}</p>
        {phone && (
          <p className={styles.meta}>
            {messages.phone}{" "}
            <a href={telOf(phone)} className={styles.phone}>
              {phone}
            </a>
          </p>
        )}
      </div>
      <div className={styles.when}>
        {hours && hours.length > 0 ? (
          <>
            <OpenStatus hours={hours} holidays={holidayHours ?? undefined} timeZone={timeZone} lang={lang} />
            <ul className={styles.week} aria-label={messages.hours}>
              {shortWeek(hours, lang).map(({ days, hours: span }) => (
                <li key={days}>
                  <span className={styles.days}>{days}</span> {span}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className={styles.meta}>{messages.hoursUnknown}</p>
        )}
      </div>
      <ServiceChips services={servicesAvailable} lang={lang} />
      {distanceKm !== undefined && <p className={styles.distance}>{formatDistance(distanceKm, lang, address.country)}</p>}
    </>
  );
}
