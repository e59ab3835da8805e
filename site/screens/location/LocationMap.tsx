import type { KioskLocationQuery } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import type { Lang } from "../../i18n/languages";
import { nameOf } from "../../ui/kioskName";
import { MapFrame } from "../../parts/map/MapFrame";
import { mapSettings } from "../../parts/map/mapSettings";
import { boundsAround } from "../../parts/map/boundsOf";
import styles from "./LocationMap.module.css";

interface LocationMapProps {
  kiosk: NonNullable<KioskLocationQuery["kiosk"]>;
  lang: Lang;
}

/** As far as the map shows what is around: the town, with its neighbours' names. Our own map knows no streets to show from closer by. */
const AROUND_KM = 5;

/** Where a kiosk is, and which others are near: a calm drawing with a pin, and over it the map, once that is there. */
export function LocationMap({ kiosk, lang }: LocationMapProps) {
  const settings = mapSettings(siteConfig().map);
  const subject = { locationId: kiosk.locationId, ...kiosk.geoLocation, name: nameOf(kiosk) };
  return (
    <div className={styles.map}>
      {/* oxlint-disable-next-line nextjs/no-img-element -- a drawing of ours, already as small as it gets */}
      <img src="/assets/place.svg" alt="" width={520} height={400} />
      {settings && (
        <MapFrame lang={lang} settings={settings} bounds={boundsAround(subject, AROUND_KM)} rows={[subject]} subject={subject} />
      )}
    </div>
  );
}
