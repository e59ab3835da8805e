import { siteConfig } from "#site/config.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { MapFrame } from "#site/parts/map/MapFrame.tsx";
import { mapSettings } from "#site/parts/map/mapSettings.ts";
import { boundsOfRegion } from "#site/parts/map/picture/loadMapFiles.ts";

interface StateMapProps {
  /** Its two letters. */
  state: string;
  services: readonly string[];
  lang: Lang;
}

/** A state on the map, with its kiosks as rings and dots. A state that the map does not know shows both countries. */
export async function StateMap({ state, services, lang }: StateMapProps) {
  const settings = mapSettings(siteConfig().map);
  if (!settings) return null;
  const bounds = await boundsOfRegion(state);
  return (
    <MapFrame
      lang={lang}
      settings={settings}
      bounds={bounds}
      margin="whole"
      services={services}
      rows={NONE}
      focus={bounds ? state : undefined}
    />
  );
}

const NONE: readonly [] = [];
