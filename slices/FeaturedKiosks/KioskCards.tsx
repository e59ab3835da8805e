import type { KioskCardFragment } from "#site/bff/__generated__/operations.ts";
import { formatWeek } from "#site/hours/format.ts";
import { formatDistance, type Unit, unitOf } from "#site/i18n/formatDistance.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { AllClosed } from "#site/hours/AllClosed.tsx";
import { OpenStatus } from "#site/hours/OpenStatus.tsx";
import { hasHours, storeHoursOf } from "#site/hours/storeHours.ts";
import { nameOf, cityLine, dialable } from "#site/ui/kioskName.ts";
import { ServiceTags } from "#site/ui/ServiceTags/ServiceTags.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import styles from "./FeaturedKiosks.module.css";
import { KioskRating } from "#site/ratings/KioskRating.tsx";

interface KioskCardsProps {
  kiosks: readonly KioskCardFragment[];
  lang: Lang;
  /** Heading level of the kiosks' names. */
  level: 2 | 3;
  /** Distances in kilometres by location id, where there is a point to measure from. */
  distances?: ReadonlyMap<string, number>;
  /** URL of a list of open kiosks, for when all of these are closed; the list of all places without it. */
  openHref?: string;
}

/** A card per kiosk: name, address, opening hours, services and rating. */
export function KioskCards({ kiosks, lang, level, distances, openHref }: KioskCardsProps) {
  const unit = unitOf(lang, kiosks[0]?.address.country);
  return (
    <>
      <ul className={styles.cards}>
        {kiosks.map((kiosk) => (
          <li key={kiosk.locationId} className={styles.card}>
            <KioskCard kiosk={kiosk} lang={lang} level={level} distanceKm={distances?.get(kiosk.locationId)} unit={unit} />
          </li>
        ))}
      </ul>
      <AllClosed openHref={openHref ?? `${withLang("/key-services/", lang)}?open=now`} lang={lang} />
    </>
  );
}

type KioskCardProps = Pick<KioskCardsProps, "lang" | "level"> & {
  kiosk: KioskCardFragment;
  distanceKm: number | undefined;
  unit: Unit;
};

function KioskCard({ kiosk, lang, level, distanceKm, unit }: KioskCardProps) {
  const { locationId, path, address, hours, placeId, servicesAvailable } = kiosk;
  const messages = messagesOf(lang);
  const city = cityLine(address);
  const phone = dialable(kiosk.phone);
  const name = nameOf(kiosk);
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={styles.name}>{path ? <SiteLink href={withLang(path, lang)}>{name}</SiteLink> : name}</Heading>
      {distanceKm !== undefined && <p className={styles.distance}>{formatDistance(distanceKm, lang, unit)}</p>}
      {(address.street || city) && (
        <p className={styles.address}>
          {address.street}
          {address.street && city && <br />}
          {city}
        </p>
      )}
      {hasHours(kiosk) && <OpenStatus store={storeHoursOf(kiosk)} lang={lang} />}
      {placeId && <KioskRating id={locationId} lang={lang} className={styles.rating} />}
      <ServiceTags services={servicesAvailable} lang={lang} />
      {hours && hours.length > 0 ? (
        <details className={styles.hours}>
          {/* Screen readers list controls out of context, so each "Hours" names its kiosk. */}
          <summary aria-label={messages.hours + messages.colon + name}>{messages.hours}</summary>
          <dl className={styles.week}>
            {formatWeek(kiosk, lang).map(({ day, hours: span }) => (
              <div key={day ?? span}>
                {day && <dt>{day}</dt>}
                <dd>{span}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : (
        <p className={styles.address}>
          {messages.hoursUnknown}
          {phone && (
            <>
              {" "}
              {messages.callAhead} <a href={phone.href}>{phone.text}</a>
            </>
          )}
        </p>
      )}
    </>
  );
}
