import type { Unit } from "../../i18n/formatDistance";
import type { Open } from "../../i18n/results";
import { type Service, SERVICES } from "../../i18n/services";

/** A point in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A map area in degrees. When `minLng` is greater than `maxLng` it crosses the date line. */
export interface Area {
  minLat: number;
  minLng: number;
  maxLat: number;
  maxLng: number;
}

/** The distances that visitors choose from. */
export const RADII = [5, 10, 25, 50] as const;

/** A distance around the searched point. */
export interface Radius {
  count: (typeof RADII)[number];
  unit: Unit;
}

/** State of the locator, all of it in its URL. */
export interface LocatorState {
  /** Text that the visitor typed or picked. */
  q?: string;
  /** Point of the text. Without `q` it is the visitor's position. */
  at?: Point;
  /** Google's place id. */
  place?: string;
  /** Map area to search. */
  area?: Area;
  /** Only kiosks within this distance of the point; without it, those in the search box (BFF), which is widened when it has none. */
  within?: Radius;
  /** Only kiosks that offer all of these, in the fixed order. */
  services: readonly Service[];
  open?: Open;
  /** Sort order; by distance when undefined. */
  sort?: "distance" | "name";
  /** Pages of the list: all from the first to this one are shown. */
  page: number;
  /** Whether narrow screens show the map in place of the list. */
  view?: "map";
}

/** State without search and filters. */
export const EMPTY_STATE: LocatorState = { services: [], page: 1 };

/** Returns the state with its filters alone. */
export function filtersOf({ services, open }: LocatorState): LocatorState {
  return { services, open, page: 1 };
}

/** Returns whether the state holds a search, not only filters. */
export function isSearch({ q, at, area }: LocatorState): boolean {
  return q !== undefined || at !== undefined || area !== undefined;
}

/** Returns whether a state asks for a locksmith and nothing else: an answer of its own (docs/decisions/051) replaces the list of kiosks. */
export function isForLocksmith({ services }: Pick<LocatorState, "services">): boolean {
  return services.length === 1 && services[0] === "locksmith";
}

/**
 * Returns the query string of a state, with its question mark; empty for the empty state. Parameters have a fixed order, so that a view has
 * one URL.
 */
export function printState({ q, at, place, area, within, services, open, sort, page, view }: LocatorState): string {
  const parts: [string, string | undefined][] = [
    ["q", q],
    ["at", at && printPoint(at)],
    ["place", place],
    ["area", area && [area.minLat, area.minLng, area.maxLat, area.maxLng].map(printDegrees).join(",")],
    ["within", within && printRadius(within)],
    ["services", SERVICES.filter((service) => services.includes(service)).join(",")],
    ["open", open],
    ["sort", sort === "name" ? sort : undefined],
    ["page", page > 1 ? String(page) : undefined],
    ["view", view],
  ];
  const parameters = parts.flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%20", "+")}`] : [],
  );
  return parameters.length > 0 ? `?${parameters.join("&")}` : "";
}

/** Returns coordinates as URLs hold them: four decimals, about eleven metres. */
export function printPoint({ lat, lng }: Point): string {
  return `${printDegrees(lat)},${printDegrees(lng)}`;
}

/** Returns a distance as URLs hold it: `10mi`. */
export function printRadius({ count, unit }: Radius): string {
  return `${count}${unit}`;
}

const RADIUS_BY_TEXT = new Map(
  RADII.flatMap((count) => (["mi", "km"] as const).map((unit) => [printRadius({ count, unit }), { count, unit }] as const)),
);

/** Returns the distance of a URL; undefined when it is none of those to choose from. */
export function readRadius(text: string): Radius | undefined {
  return RADIUS_BY_TEXT.get(text);
}

function printDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(4)));
}
