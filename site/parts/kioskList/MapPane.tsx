import { REACH_KM } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { nameOf } from "../../ui/kioskName";
import type { MapSettings } from "../map/mapAdapter";
import { MapFrame } from "../map/MapFrame";
import { boundsAround, boundsOf } from "../map/boundsOf";
import type { FoundRow } from "./listing";
import type { LocatorState } from "../locator/locatorState";

interface MapPaneProps {
  state: LocatorState;
  rows: readonly FoundRow[];
  settings: MapSettings;
  lang: Lang;
}

/**
 * The map beside a list. It shows the searched area, else the box around the listed kiosks, else the surroundings of the searched point.
 */
export function MapPane({ state: { area, at, services, open }, rows, settings, lang }: MapPaneProps) {
  const bounds = area ?? boundsOf(rows.map(({ kiosk }) => kiosk.geoLocation)) ?? (at ? boundsAround(at, REACH_KM) : null);
  return (
    <MapFrame
      lang={lang}
      settings={settings}
      bounds={bounds}
      services={services}
      rows={rows.map(({ kiosk }) => ({ locationId: kiosk.locationId, ...kiosk.geoLocation, name: nameOf(kiosk) }))}
      from={at}
      // Opening status is unknown for kiosks outside the list.
      isListOnly={open !== undefined}
    />
  );
}
