import type { Lang } from "../../i18n/languages";
import type { LocationTexts } from "../geolocation/locationTexts";
import type { Bounds, LatLng, MapSettings } from "./mapAdapter";
import type { MapWords } from "./mapWords";

/** A kiosk that the page knows: of the list beside the map, or the one that it is about. */
export interface MapRow {
  locationId: string;
  lat: number;
  lng: number;
  name: string;
}

export interface KioskMapProps {
  lang: Lang;
  bounds: Bounds;
  services: readonly string[];
  rows: readonly MapRow[];
  /** Whether to mark the rows and no other kiosks. */
  isListOnly: boolean;
  /** The point that distances are counted from. */
  from?: LatLng;
  /** The kiosk that the page is about, if it is about one: its pin stands out, and below the map is a picture of its place. */
  subject?: MapRow;
  settings: MapSettings;
  words: MapWords;
  locationTexts: LocationTexts;
  /** Where any part of the map can be searched. */
  searchPath: string;
}
