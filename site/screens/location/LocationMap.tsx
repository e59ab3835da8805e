import type { AroundKioskQuery, KioskLocationQuery } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import type { Lang } from "../../i18n/languages";
import { isOpenStatus, type StoreStatus } from "../../hours/storeStatus";
import type { Unit } from "../../i18n/formatDistance";
import { printOnMap, type RowName, rowNames } from "../../parts/kioskList/rowNames";
import { MapFrame } from "../../parts/map/MapFrame";
import { mapSettings } from "../../parts/map/mapSettings";
import { boundsAround } from "../../parts/map/boundsOf";
import styles from "./LocationMap.module.css";

type Neighbour = LocationMapProps["others"][number]["kiosk"];

interface LocationMapProps {
  kiosk: NonNullable<KioskLocationQuery["kiosk"]>;
  /** The nearest other kiosks. */
  others: NonNullable<NonNullable<AroundKioskQuery["kiosksNear"]>["nodes"]>;
  /** The opening statuses of the kiosk and of the others. */
  statuses: readonly (StoreStatus | null)[];
  unit: Unit;
  lang: Lang;
}

/** Distance in kilometres to the upper and the lower edge of the first view. */
const AROUND_KM = 0.6;

/**
 * The position of a kiosk and of its neighbours: a picture, or a drawing where there must be none, until the map has loaded. A kiosk
 * without a point has the drawing.
 */
export function LocationMap({ kiosk, others, statuses, unit, lang }: LocationMapProps) {
  const settings = mapSettings(siteConfig().map);
  const kiosks = [kiosk, ...others.map((one) => one.kiosk)];
  const names = rowNames(
    kiosks.map((one) => ({ kiosk: one })),
    kiosk.address.city,
  );
  const [subject, ...neighbours] = kiosks.map((one, index) => toRow(one, names[index]!, statuses[index], one !== kiosk));
  return (
    <div className={styles.map}>
      {settings && subject ? (
        <MapFrame
          lang={lang}
          settings={settings}
          bounds={boundsAround(subject, AROUND_KM)}
          rows={[subject, ...neighbours.filter((row) => row !== null)]}
          // Clusters of the whole network would hide where this kiosk is.
          isListOnly
          subject={subject}
          unit={unit}
          drawing={<Drawing />}
        />
      ) : (
        <Drawing />
      )}
    </div>
  );
}

/** Returns the kiosk as the map shows it; null for one without a point. */
function toRow(
  { locationId, geoLocation, address: { street } }: LocationMapProps["kiosk"] | Neighbour,
  name: RowName,
  status: StoreStatus | null | undefined,
  isNeighbour: boolean,
) {
  return (
    geoLocation && {
      locationId,
      ...geoLocation,
      name: name.name,
      ...(isNeighbour && name.onStreet && { beside: printOnMap(name) }),
      ...(street && { street }),
      ...(status && { status: status.line.text }),
      ...(!(status && isOpenStatus(status.status)) && { isClosed: true as const }),
    }
  );
}

function Drawing() {
  // oxlint-disable-next-line nextjs/no-img-element -- an SVG of ours, which cannot be optimised further
  return <img src="/assets/place.svg" alt="" width={520} height={400} />;
}
