import type { AroundKioskQuery, KioskLocationQuery } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import type { Lang } from "../../i18n/languages";
import { nameOf } from "../../ui/kioskName";
import { MapFrame } from "../../parts/map/MapFrame";
import { hasStreets, mapSettings } from "../../parts/map/mapSettings";
import { boundsAround } from "../../parts/map/boundsOf";
import styles from "./LocationMap.module.css";

interface LocationMapProps {
  kiosk: NonNullable<KioskLocationQuery["kiosk"]>;
  /** The nearest other kiosks. */
  others: NonNullable<NonNullable<AroundKioskQuery["kiosksNear"]>["nodes"]>;
  lang: Lang;
}

/** Distance in kilometres to the edges of the first view: some blocks, or where the map has no streets, the part of town. */
const AROUND_KM = { withStreets: 1, withoutStreets: 0.53 };

/**
 * The position of a kiosk and of its neighbours: a picture, or a drawing where there must be none, until the map has loaded. A kiosk
 * without a point has the drawing.
 */
export function LocationMap({ kiosk, others, lang }: LocationMapProps) {
  const settings = mapSettings(siteConfig().map);
  const subject = toRow(kiosk);
  return (
    <div className={styles.map}>
      {settings && subject ? (
        <MapFrame
          lang={lang}
          settings={settings}
          bounds={boundsAround(subject, hasStreets(settings) ? AROUND_KM.withStreets : AROUND_KM.withoutStreets)}
          rows={[subject, ...others.flatMap((one) => toRow(one.kiosk) ?? [])]}
          // Clusters of the whole network would hide where this kiosk is.
          isListOnly
          subject={subject}
          drawing={<Drawing />}
        />
      ) : (
        <Drawing />
      )}
    </div>
  );
}

function toRow(kiosk: Parameters<typeof nameOf>[0] & { geoLocation: { lat: number; lng: number } | null }) {
  return kiosk.geoLocation && { locationId: kiosk.locationId, ...kiosk.geoLocation, name: nameOf(kiosk) };
}

function Drawing() {
  // oxlint-disable-next-line nextjs/no-img-element -- an SVG of ours, which cannot be optimised further
  return <img src="/assets/place.svg" alt="" width={520} height={400} />;
}
