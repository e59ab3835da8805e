import { siteConfig } from "../../config";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { loadLocationTexts } from "../location/loadLocationTexts";
import type { MapRow } from "./KioskMap";
import type { Bounds } from "./mapContract";
import styles from "./MapFrame.module.css";
import { MapPlace } from "./MapPlace";
import { mapSettings } from "./mapSettings";
import { mapWords } from "./mapWords";

interface MapFrameProps {
  lang: Lang;
  /** What to show at first; null: everywhere that kiosks may be. */
  bounds: Bounds | null;
  /** Only kiosks that offer all of these. */
  services: readonly string[];
  rows: readonly MapRow[];
}

const EVERYWHERE: Bounds = { minLat: 25, maxLat: 58, minLng: -126, maxLng: -64 };
const AFTER = "after-map";

/** The place of the map, which fills what it stands in. Nothing where there may be none (mapSettings.ts). */
export async function MapFrame({ lang, bounds, services, rows }: MapFrameProps) {
  const settings = mapSettings(siteConfig().map);
  if (!settings) return null;
  const { mapLabel, skipMap } = messagesOf(lang);
  const known = rows.map(({ locationId, lat, lng, name }) => ({ locationId, lat, lng, name }));
  return (
    <section aria-label={mapLabel} className={styles.frame}>
      <a href={`#${AFTER}`} className={styles.skip}>
        {skipMap}
      </a>
      <MapPlace lang={lang} bounds={bounds ?? EVERYWHERE} services={services} rows={known} settings={settings} words={mapWords(lang)} locationTexts={await loadLocationTexts(lang)} searchPath={withLang("/key-services/", lang)} />
      <span id={AFTER} tabIndex={-1} />
    </section>
  );
}
