import type { ReactNode } from "react";
import type { Unit } from "../../i18n/formatDistance";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { loadLocationTexts } from "../geolocation/loadLocationTexts";
import { BOTH_COUNTRIES } from "./boundsOf";
import type { Bounds, LatLng, MapSettings, Margin } from "./mapAdapter";
import type { MapRow } from "./kioskMapProps";
import styles from "./MapFrame.module.css";
import { LazyMap } from "./LazyMap";
import { mapWords } from "./mapWords";
import type { Marker } from "./markers";
import { type KioskCell, packDots } from "./networkDots";
import { MapPicture } from "./picture/MapPicture";

interface MapFrameProps {
  lang: Lang;
  settings: MapSettings;
  /** Initial bounds; null: the contiguous US and southern Canada. */
  bounds: Bounds | null;
  /** What is left free around them: more around the kiosks of a list. */
  margin?: Margin;
  /** Only kiosks that offer all of these. */
  services?: readonly string[];
  rows: readonly MapRow[];
  /** Whether only the kiosks of the rows are marked. */
  isListOnly?: boolean;
  /** The point from which distances are measured. */
  from?: LatLng;
  /** What the visitor calls that point. */
  fromName?: string;
  unit?: Unit;
  /** The kiosk of a kiosk's page. */
  subject?: MapRow;
  /** The state or province that the page is about, by its two letters. */
  focus?: string;
  /** The kiosks of that state in groups, which its picture shows as rings. */
  groups?: readonly Marker[];
  /** The whole network, as dots where the map shows the continent. */
  network?: readonly KioskCell[];
  /** What to show in place of a map where our own map must not be shown, not even as a picture. */
  drawing?: ReactNode;
}

const AFTER = "after-map";
const NONE: readonly string[] = [];

/** Landmark that holds the map and fills its container, with a link to skip it. */
export async function MapFrame({
  lang,
  bounds,
  margin = "area",
  services = NONE,
  isListOnly = false,
  groups,
  network,
  drawing,
  ...others
}: MapFrameProps) {
  const { mapLabel, skipMap } = messagesOf(lang);
  const { settings, rows, subject } = others;
  const box = bounds ?? BOTH_COUNTRIES;
  // Google's words about places may stand beside no other map than Google's.
  const picture = settings.isPlacesGoogles ? (
    drawing
  ) : (
    <MapPicture
      bounds={box}
      margin={margin}
      rows={rows}
      subject={subject}
      from={others.from}
      fromName={others.fromName}
      unit={others.unit}
      focus={others.focus}
      groups={groups}
      network={network}
      lang={lang}
    />
  );
  return (
    <section aria-label={mapLabel} className={styles.frame}>
      <a href={`#${AFTER}`} className={styles.skip}>
        {skipMap}
      </a>
      <LazyMap
        {...others}
        lang={lang}
        bounds={box}
        margin={margin}
        services={services}
        isListOnly={isListOnly}
        network={network?.length ? packDots(network) : undefined}
        words={mapWords(lang)}
        locationTexts={await loadLocationTexts(lang)}
        searchPath={withLang("/key-services/", lang)}
        hasPicture={Boolean(picture)}
      >
        {picture}
      </LazyMap>
      <span id={AFTER} tabIndex={-1} />
    </section>
  );
}
