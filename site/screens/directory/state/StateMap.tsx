import { siteConfig } from "#site/config.ts";
import type { Lang } from "#site/i18n/languages.ts";
import type { Service } from "#site/i18n/services.ts";
import { MapFrame } from "#site/parts/map/MapFrame.tsx";
import { loadPlacesOfState } from "#site/parts/directoryData/loadDirectory.ts";
import { inhabitedPart } from "#site/parts/map/boundsOf.ts";
import { mapSettings } from "#site/parts/map/mapSettings.ts";
import { boundsOfRegion } from "#site/parts/map/picture/loadMapFiles.ts";

interface StateMapProps {
  /** Its two letters. */
  state: string;
  services: readonly Service[];
  lang: Lang;
}

/** A state on the map, or its part with kiosks, which are rings and dots. A state that the map does not know shows both countries. */
export async function StateMap({ state, services, lang }: StateMapProps) {
  const settings = mapSettings(siteConfig().map);
  if (!settings) return null;
  const [region, places] = await Promise.all([boundsOfRegion(state), loadPlacesOfState(state, services)]);
  const bounds = region && inhabitedPart(region, places ?? []);
  return (
    <MapFrame
      lang={lang}
      settings={settings}
      bounds={bounds}
      margin="whole"
      services={services}
      rows={NONE}
      focus={bounds ? state : undefined}
      groups={places ?? undefined}
    />
  );
}

const NONE: readonly [] = [];
