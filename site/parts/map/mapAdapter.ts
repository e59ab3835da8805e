import type { ComponentType, ReactNode } from "react";
import type { Unit } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import type { MapWords } from "./mapWords";
import type { NetworkDots } from "./networkDots";

/** A point in degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** A box in degrees. When `minLng` is greater than `maxLng` it crosses the antimeridian. */
export interface Bounds {
  minLat: number;
  maxLat: number;
  minLng: number;
  maxLng: number;
}

/** What a map shows. At zoom 0 the world is 256 pixels wide; each further level doubles it. */
export interface View {
  bounds: Bounds;
  center: LatLng;
  zoom: number;
  width: number;
  height: number;
  /** Whether the map cannot come closer, so that clusters cannot split up. */
  isClosest: boolean;
}

/** A part of a map, in pixels from its upper left corner. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pixels at a map's upper and lower edge that something covers. */
export interface Covered {
  top: number;
  bottom: number;
}

/**
 * How a map shows a box: an area that was searched, a list's kiosks, which leave room for what floats on the map, places with their names
 * beside their pins, or a whole state or the continent, which fill it.
 */
export type Margin = "area" | "list" | "places" | "whole";

/** Commands of a map. Moves are animated unless the visitor prefers reduced motion. */
export interface MapHandle {
  /** Shows all of a box with a margin, no closer than a street-level zoom. */
  fit(bounds: Bounds): void;
  moveTo(center: LatLng, zoom?: number): void;
  zoomBy(levels: number): void;
  panBy(x: number, y: number): void;
  /** Tells the map that its container has another size. */
  resize(): void;
}

export interface MapProps {
  /** Initial bounds. */
  bounds: Bounds;
  /** What it leaves free around these and those that it is fitted to. */
  margin: Margin;
  /** The state or province that stands out on our own map. */
  focus: string | undefined;
  settings: MapSettings;
  lang: Lang;
  words: MapWords;
  /** Whether one finger or the wheel alone scrolls the page; two fingers, or the wheel with a key, move the map. */
  isCooperative: boolean;
  onReady(map: MapHandle): void;
  /** Called when the map has come to rest. */
  onIdle(view: View): void;
  /** Called when the map cannot be shown, or no longer. */
  onFail(reason: MapFailure, cause?: unknown): void;
  /** Overlays of this adapter. */
  children: ReactNode;
}

export interface OverlayProps {
  at: LatLng;
  /** Stacking order; higher is in front. */
  layer: number;
  /** Degrees by which its pin leans to the right: names of towns leave its head free. */
  lean?: number;
  /** Content without a size, which positions itself around the point. */
  children: ReactNode;
}

/** A circle around a point of the map. */
export interface Ring {
  radiusPx: number;
  km: number;
  /** Its distance in the unit, such as 0.25. */
  count: number;
  /** Where its distance stands, in degrees clockwise from the north: the first of some bearings with room for it; null without one. */
  bearing: number | null;
}

/** The pin of a kiosk, or of a place, whose name stands beside it and which a press leads to. */
export interface NamedPin extends LatLng {
  name: string;
  href?: string;
}

/** What a map draws below its markers once it has come to rest. */
export interface GroundProps {
  /** The point from which distances are measured. */
  at: LatLng | undefined;
  /** The visitor's words beside it. */
  atName: string | undefined;
  rings: readonly Ring[];
  view: View;
  covered: Covered;
  /** Whether the button shows that searches the map's area. */
  hasSearch: boolean;
  /** The listed kiosks or places, whose pins and names nothing covers. */
  pins: readonly NamedPin[];
  /** What dots and rings take, which signs at the edge leave free. */
  marks: readonly Box[];
  /** Names beside rings of a state's map by their keys, which no other name covers. */
  ringNames: ReadonlyMap<string, { box: Box }> | null;
  /** Whether it is the map of a kiosk's page: only its neighbours have names there, and from afar also towns. */
  isOfKiosk: boolean;
  /** The whole network, which our own map shows as dots where it shows the continent. */
  network: NetworkDots | undefined;
  unit: Unit;
  lang: Lang;
}

/**
 * Interface to a map provider. Mounting `Map` creates the map, unmounting removes it. Overlays within it are markers, identified by their
 * React keys.
 */
export interface MapAdapter {
  Map: ComponentType<MapProps>;
  Overlay: ComponentType<OverlayProps>;
  /** Below the overlays. */
  Ground: ComponentType<GroundProps>;
}

export type MapFailure =
  /** Its script or data failed to load. */
  | "notLoaded"
  /** The browser cannot draw it (no WebGL). */
  | "notDrawn"
  /** The browser stopped drawing it (WebGL context lost). */
  | "lost";

/** Settings of the map that the browser needs. */
export interface MapSettings {
  google: { key: string; url: string } | null;
  styleUrl: string | null;
  /** URL of street map tiles (PMTiles), absolute or a path of the site. */
  tilesUrl: string | null;
  /** Whether ratings and predictions come from Google: they must be hidden while a map of another provider shows. */
  isPlacesGoogles: boolean;
}
