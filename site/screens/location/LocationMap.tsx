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

/** Radius of the map's initial view: the town and its neighbours. Our own map has no streets, so a closer view would show nothing. */
const AROUND_KM = 5;

/** The position of a kiosk and of others nearby: a drawing with a pin, replaced by the map once it has loaded. */
export function LocationMap({ kiosk, lang }: LocationMapProps) {
  const settings = mapSettings(siteConfig().map);
  const subject = { locationId: kiosk.locationId, ...kiosk.geoLocation, name: nameOf(kiosk) };
  return (
    <div className={styles.map}>
      {settings ? (
        <MapFrame
          lang={lang}
          settings={settings}
          bounds={boundsAround(subject, AROUND_KM)}
          rows={[subject]}
          subject={subject}
          drawing={<Drawing />}
        />
      ) : (
        <Drawing />
      )}
    </div>
  );
}

function Drawing() {
  // oxlint-disable-next-line nextjs/no-img-element -- an SVG of ours, which cannot be optimised further
  return <img src="/assets/place.svg" alt="" width={520} height={400} />;
}
