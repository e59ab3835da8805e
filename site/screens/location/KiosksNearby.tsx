import { KioskRating } from "../../ratings/KioskRating";
import type { AroundKioskQuery } from "../../bff/__generated__/operations";
import { AllClosed } from "../../hours/AllClosed";
import { OpenStatus } from "../../hours/OpenStatus";
import { hasHours, storeHoursOf } from "../../hours/storeHours";
import { formatDistance, type Unit } from "../../i18n/formatDistance";
import { type Lang, withLang } from "../../i18n/languages";
import { locationWords } from "../../i18n/location";
import { messagesOf } from "../../i18n/messages";
import button from "../../ui/Button/Button.module.css";
import { nameOf } from "../../ui/kioskName";
import { ServiceTags } from "../../ui/ServiceTags/ServiceTags";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./KiosksNearby.module.css";
import { ListUnavailable } from "../../parts/kioskList/ListUnavailable";

type Near = NonNullable<NonNullable<AroundKioskQuery["kiosksNear"]>["nodes"]>;

interface KiosksNearbyProps {
  /** The nearest other kiosks; null when they failed to load. */
  others: Near | null;
  city: { city: string; path: string; kioskCount: number };
  phone: string | null;
  /** The unit of the page's kiosk, so that the distances can be compared across a border. */
  unit: Unit;
  lang: Lang;
}

/** The nearest other kiosks, and a link to all kiosks of the city. */
export function KiosksNearby({ others, city, phone, unit, lang }: KiosksNearbyProps) {
  const messages = messagesOf(lang);
  if (others?.length === 0) return null;
  return (
    <section aria-labelledby="nearby" className={`shell ${styles.section}`}>
      <div>
        <h2 id="nearby" className={styles.title}>
          {messages.nearbyKiosks}
        </h2>
        <p className={styles.lead}>{messages.nearbyLead}</p>
        <SiteLink href={withLang(city.path, lang)} className={`${button.button} ${button.secondary} ${styles.all}`}>
          {locationWords(lang).seeAllIn(city.city, city.kioskCount)}
        </SiteLink>
      </div>
      {others ? (
        <div>
          <ul className={styles.list}>
            {others.map((other) => (
              <li key={other.kiosk.locationId} className={styles.other}>
                <NearKiosk {...other} unit={unit} lang={lang} />
              </li>
            ))}
          </ul>
          <AllClosed openHref={`${withLang(city.path, lang)}?open=now`} lang={lang} />
        </div>
      ) : (
        <ListUnavailable lang={lang} phone={phone} />
      )}
    </section>
  );
}

function NearKiosk({ kiosk, distanceKm, unit, lang }: Near[number] & { unit: Unit; lang: Lang }) {
  const { locationId, placeId, path, address, servicesAvailable } = kiosk;
  const name = nameOf(kiosk);
  return (
    <>
      <div className={styles.first}>
        <h3 className={styles.name}>{path ? <SiteLink href={withLang(path, lang)}>{name}</SiteLink> : name}</h3>
        <p className={styles.distance}>{formatDistance(distanceKm, lang, unit)}</p>
      </div>
      <p className={styles.address}>{[address.street, address.city].filter(Boolean).join(", ")}</p>
      <div className={styles.line}>
        {hasHours(kiosk) && <OpenStatus store={storeHoursOf(kiosk)} lang={lang} />}
        {placeId && <KioskRating id={locationId} lang={lang} className={styles.rating} />}
      </div>
      <ServiceTags services={servicesAvailable} lang={lang} />
    </>
  );
}
