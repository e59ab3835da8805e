import type { Unit } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import type { LocationTexts } from "../geolocation/locationTexts";
import type { Bounds, LatLng, MapSettings, Margin } from "./mapAdapter";
import type { MapWords } from "./mapWords";
import type { NetworkDots } from "./networkDots";

/** A kiosk of the page: of the list beside the map, or the one of a kiosk's page. */
export interface MapRow {
  locationId: string;
  lat: number;
  lng: number;
  name: string;
  street?: string;
  /** What stands beside its dot in place of the name, which another kiosk has, too: the name and its street, shortened. */
  beside?: string;
  /** Its opening status in words, when the page was made. */
  status?: string;
  /** Its number or letter in the list, which its pin carries. */
  number?: number | string;
  /** Whether the list's server says that it is not open; the list keeps that true. */
  isClosed?: true;
  /** Where a press on its pin leads, if it is no kiosk. */
  href?: string;
}

export interface KioskMapProps {
  lang: Lang;
  bounds: Bounds;
  margin: Margin;
  services: readonly string[];
  rows: readonly MapRow[];
  /** Whether only the kiosks of the rows are marked. */
  isListOnly: boolean;
  /** The point from which distances are measured. */
  from?: LatLng;
  /** What the visitor calls that point: the words of the search. */
  fromName?: string;
  /** The unit of the list's distances; that of the language by default. */
  unit?: Unit;
  /** The kiosk of a kiosk's page: its pin is highlighted. */
  subject?: MapRow;
  /** The state or province that the page is about, by its two letters. */
  focus?: string;
  /** The whole network, which our own map shows as dots in place of rings where it shows the continent. */
  network?: NetworkDots;
  /** Whether a picture lies below the map, which shows when the map does not. */
  hasPicture: boolean;
  settings: MapSettings;
  words: MapWords;
  locationTexts: LocationTexts;
  /** Path of the search by map area. */
  searchPath: string;
}
