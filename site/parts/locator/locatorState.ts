import type { Open } from "../../i18n/results";
import { type Service, SERVICES } from "../../i18n/services";

/** A point in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A box of the map in degrees; where `minLng` is the greater one, it crosses the date line. */
export interface Area {
  minLat: number;
  minLng: number;
  maxLat: number;
  maxLng: number;
}

/** What the locator's address says: the screen is made of nothing else. */
export interface LocatorState {
  /** What the visitor typed or picked. */
  q?: string;
  /** The point that it stands for; without words, the visitor's own. */
  at?: Point;
  /** Google's id of the place. */
  place?: string;
  /** The part of the map to look in. */
  area?: Area;
  /** Only kiosks that offer all of these, in the fixed order. */
  services: readonly Service[];
  open?: Open;
  /** The nearest first unless it says otherwise. */
  sort?: "distance" | "name";
  /** Pages of the list, from the first one to this. */
  page: number;
}

/** Nothing asked for. */
export const EMPTY_STATE: LocatorState = { services: [], page: 1 };

/** The filters of a state alone: they hold for any place. */
export function filtersOf({ services, open }: LocatorState): LocatorState {
  return { services, open, page: 1 };
}

/** Whether the visitor looks for a place, or around one. */
export function isSearch({ q, at, area }: LocatorState): boolean {
  return q !== undefined || at !== undefined || area !== undefined;
}

/** The query that says a state, always in the same order, so that one view has one address; empty where nothing is asked for. */
export function printState({ q, at, place, area, services, open, sort, page }: LocatorState): string {
  const parts: [string, string | undefined][] = [
    ["q", q],
    ["at", at && printPoint(at)],
    ["place", place],
    ["area", area && [area.minLat, area.minLng, area.maxLat, area.maxLng].map(printDegrees).join(",")],
    ["services", SERVICES.filter((service) => services.includes(service)).join(",")],
    ["open", open],
    ["sort", sort === "name" ? sort : undefined],
    ["page", page > 1 ? String(page) : undefined],
  ];
  const given = parts.flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%20", "+")}`] : [],
  );
  return given.length > 0 ? `?${given.join("&")}` : "";
}

/** Coordinates as addresses hold them: four decimals are eleven metres. */
export function printPoint({ lat, lng }: Point): string {
  return `${printDegrees(lat)},${printDegrees(lng)}`;
}

function printDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(4)));
}
