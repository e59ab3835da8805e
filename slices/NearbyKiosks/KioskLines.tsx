import { formatDistance, unitOf } from "#site/i18n/formatDistance.ts";
import { cityLine } from "#site/ui/kioskName.ts";
import type { NearbyProps } from "./KioskBoard";
import { KioskLink } from "./KioskLink";
import styles from "./NearbyKiosks.module.css";

/** A line per kiosk: name, address and distance. */
export function KioskLines({ nearby, lang }: NearbyProps) {
  const unit = unitOf(lang, nearby[0]?.kiosk.address.country);
  return (
    <ol className={styles.lines}>
      {nearby.map(({ kiosk, distanceKm }) => (
        <li key={kiosk.locationId} className={styles.line}>
          <span>
            <KioskLink kiosk={kiosk} lang={lang} /> <span className={styles.street}>{kiosk.address.street || cityLine(kiosk.address)}</span>
          </span>
          <span className={styles.leader} />
          <span className={styles.far}>{formatDistance(distanceKm, lang, unit)}</span>
        </li>
      ))}
    </ol>
  );
}
