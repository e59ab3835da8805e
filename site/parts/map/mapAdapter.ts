import type { ComponentType, ReactNode } from "react";
import type { Lang } from "../../i18n/languages";
import type { MapWords } from "./mapWords";

/** A point in degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** A box in degrees; where `minLng` is the greater one, it crosses the antimeridian. */
export interface Bounds {
  minLat: number;
  maxLat: number;
  minLng: number;
  maxLng: number;
}

/** What a map shows. At zoom 0 the world is 256 pixels wide, and at each further one twice as wide. */
export interface View {
  bounds: Bounds;
  center: LatLng;
  zoom: number;
  width: number;
  height: number;
}

/** What a map can be told. Moves glide, but for visitors who want less motion. */
export interface MapHandle {
  /** Shows all of a box, with some pixels around it, and no closer than somebody would look for a street. */
  fit(bounds: Bounds): void;
  moveTo(center: LatLng, zoom?: number): void;
  zoomBy(levels: number): void;
  panBy(x: number, y: number): void;
  /** The place that it stands in has another size. */
  resize(): void;
}

export interface MapProps {
  /** What it shows at first. */
  bounds: Bounds;
  settings: MapSettings;
  lang: Lang;
  words: MapWords;
  /** Whether one finger or the wheel alone scrolls the page, and two fingers, or the wheel with a key, move the map. */
  isCooperative: boolean;
  onReady(map: MapHandle): void;
  /** It has come to rest. */
  onIdle(view: View): void;
  /** It cannot be shown, or not any more. */
  onFail(reason: MapFailure, cause?: unknown): void;
  /** Overlays of the same adapter. */
  children: ReactNode;
}

export interface OverlayProps {
  at: LatLng;
  /** What lies over what. */
  layer: number;
  /** Of no size of its own: it places itself around the point. */
  children: ReactNode;
}

/**
 * A map of somebody's. To mount it makes it in its place, to unmount it takes it away; the overlays within it are markers,
 * which React tells apart by their keys.
 */
export interface MapAdapter {
  Map: ComponentType<MapProps>;
  Overlay: ComponentType<OverlayProps>;
}

export type MapFailure =
  /** Its script or data did not come. */
  | "notLoaded"
  /** The browser cannot draw it. */
  | "notDrawn"
  /** The browser has stopped drawing it. */
  | "lost";

/** Whose map is shown, as far as a browser needs to know. */
export interface MapSettings {
  google: { key: string; url: string } | null;
  styleUrl: string | null;
  /** Whether ratings and predictions are Google's: they go before a map shows that is not. */
  isPlacesGoogles: boolean;
}
