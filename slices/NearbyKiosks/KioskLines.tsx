import { formatDistance } from "../../site/i18n/formatDistance";
import { cityLine } from "../../site/ui/kioskName";
import type { NearbyProps } from "./KioskBoard";
import { KioskLink } from "./KioskLink";
import styles from "./NearbyKiosks.module.css";

/** A line a kiosk: its name, where it stands, how far that is. */
export function KioskLines({ nearby, lang }: NearbyProps) {
  return (
    <ol className={styles.lines}>
      {nearby.map(({ kiosk, distanceKm }) => (
        <li key={kiosk.locationId} className={styles.line}>
          <span>
            <KioskLink kiosk={kiosk} lang={lang} /> <span className={styles.place}>{kiosk.address.street || cityLine(kiosk.address)}</span>
          </span>
          <span className={styles.leader} />
          <span className={styles.far}>{formatDistance(distanceKm, lang)}</span>
        </li>
      ))}
    </ol>
  );
}
