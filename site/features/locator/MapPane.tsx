import type { Lang } from "../../i18n/languages";
import type { Service } from "../../i18n/services";
import { MapFrame } from "../map/MapFrame";
import type { Area } from "./locatorHref";

/** A kiosk of the list, as the map marks it. */
export interface MapRow {
  locationId: string;
  lat: number;
  lng: number;
  name: string;
  /** Of its own page, without language prefix. */
  path: string | null;
}

interface MapPaneProps {
  lang: Lang;
  /** Around the kiosks of the list; null where there are none. */
  bounds: Area | null;
  /** Only kiosks that offer all of these are to be shown. */
  services: readonly Service[];
  rows: readonly MapRow[];
}

/**
 * The place of the map beside the list, in its final size. List and map talk through the document: rows are
 * `[data-location-id]`, and are marked `data-hovered` and `data-selected` (ResultList.module.css).
 */
export function MapPane({ lang, bounds, services, rows }: MapPaneProps) {
  return <MapFrame lang={lang} bounds={bounds} services={services} rows={rows} />;
}
