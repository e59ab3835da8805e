import type { NearbyKioskFragment } from "#site/bff/__generated__/operations.ts";
import { OpenStatus } from "#site/hours/OpenStatus.tsx";
import { hasHours, storeHoursOf } from "#site/hours/storeHours.ts";
import { shortWeek } from "#site/hours/shortWeek.ts";
import { formatDistance, unitOf } from "#site/i18n/formatDistance.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { addressOf } from "#site/ui/kioskName.ts";
import { ServiceTags } from "#site/ui/ServiceTags/ServiceTags.tsx";
import { KioskLink } from "./KioskLink";
import styles from "./NearbyKiosks.module.css";

export interface NearbyProps {
  nearby: readonly NearbyKioskFragment[];
  lang: Lang;
  heading: "h2" | "h3";
}

/** A board as in a station: distance, address, opening status and services of each kiosk. */
export function KioskBoard({ nearby, lang, heading: Heading }: NearbyProps) {
  const unit = unitOf(lang, nearby[0]?.kiosk.address.country);
  return (
    <ol className={styles.board}>
      {nearby.map(({ kiosk, distanceKm }) => (
        <li key={kiosk.locationId} className={styles.row}>
          <div className={styles.who}>
            <Heading className={styles.name}>
              <KioskLink kiosk={kiosk} lang={lang} />
            </Heading>
            <p className={styles.address}>{addressOf(kiosk.address)}</p>
          </div>
          <p className={styles.distance}>{formatDistance(distanceKm, lang, unit)}</p>
          <Hours kiosk={kiosk} lang={lang} />
          <ServiceTags services={kiosk.servicesAvailable} lang={lang} />
        </li>
      ))}
    </ol>
  );
}

/** The weekly hours, and above them the current opening status, which the browser computes. */
function Hours({ kiosk, lang }: { kiosk: NearbyKioskFragment["kiosk"]; lang: Lang }) {
  const messages = messagesOf(lang);
  if (!hasHours(kiosk)) return <p className={styles.address}>{messages.hoursUnknown}</p>;
  return (
    <div className={styles.hours}>
      <OpenStatus store={storeHoursOf(kiosk)} lang={lang} />
      <ul aria-label={messages.hours} className={styles.week}>
        {shortWeek(kiosk, lang).map(({ days, hours: span }) => (
          <li key={days}>
            {days} {span}
          </li>
        ))}
      </ul>
    </div>
  );
}
