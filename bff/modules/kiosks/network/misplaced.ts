import { setImmediate } from "node:timers/promises";
import type { LatLng } from "#bff/lib/geo.ts";
import type { Gazetteer } from "../../localities/gazetteer";
import { toNameKey } from "../../localities/nameKey";
import { createIsWithin } from "../distance";
import type { City, NetworkData } from "./networkData";

/** A kiosk lies within this distance of the middle of its city's kiosks, or of a town of the city's name. */
const CITY_KM = 150;
/** A kiosk lies within this distance of some town of its state: farther where few towns are known, as in Alaska and Nunavut. */
const STATE_KM = { usual: 500, sparse: 1500 };
const FEW_TOWNS = 100;
/** From so many kiosks on, one wrong point does not move the median of a city. */
const ENOUGH = 3;
/** So near to 0° N 0° E, a point stands for none. */
const NO_POINT_DEGREES = 1;

/** So many kiosks are looked at in some milliseconds. Then the process answers requests. */
const BATCH = 1000;

/**
 * Finds the kiosks whose points make no sense, and makes those points unknown (NaN), so that no map, distance or search by area contains
 * them; they stay in their city's lists. A point is wrong if it is far from its state, or from its city: from the median of the city's
 * kiosks if there are enough, and from all towns of the city's name. Returns their ids.
 */
export async function setMisplacedAside({ ids, points, cities }: NetworkData, { townsNamed, townsOf }: Towns): Promise<string[]> {
  const { lats, lngs } = points;
  const pointOf = (row: number): LatLng => ({ lat: lats[row]!, lng: lngs[row]! });
  const setAside = (row: number) => {
    lats[row] = NaN;
    lngs[row] = NaN;
  };
  for (let row = 0; row < lats.length; row++) if (isNoPoint(pointOf(row))) setAside(row);

  const isInState = createIsInState(townsOf);
  let remaining = BATCH;
  for (const city of cities) {
    for (const row of city.rows) if (!isInState(city.state, pointOf(row))) setAside(row);
    const rows = city.rows.filter((row) => !Number.isNaN(lats[row]));
    const middles = middlesOf(city, rows.map(pointOf), townsNamed);
    const far = rows.filter((row) => !isNear(pointOf(row), middles));
    // When all are far from the town of the name, they may be in a smaller one of the same name.
    if (far.length < rows.length) for (const row of far) setAside(row);
    remaining -= city.rows.length;
    if (remaining > 0) continue;
    remaining = BATCH;
    await setImmediate();
  }
  return ids.filter((_, row) => Number.isNaN(lats[row]));
}

/** What is known of towns, apart from kiosks. */
export type Towns = Pick<Gazetteer, "townsNamed" | "townsOf">;

/** Returns the points near which a city's kiosks lie; none when nothing is known of the city. */
function middlesOf({ state, name }: City, points: readonly LatLng[], townsNamed: Towns["townsNamed"]): LatLng[] {
  const towns = name ? townsNamed(toNameKey(name)).filter((town) => town.state === state) : [];
  const median = name && points.length >= ENOUGH ? [medianOf(points)] : [];
  return [...median, ...towns.map(({ point }) => point)];
}

function medianOf(points: readonly LatLng[]): LatLng {
  const middle = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1]!;
  return { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) };
}

function isNear({ lat, lng }: LatLng, middles: readonly LatLng[]): boolean {
  return middles.some((middle) => createIsWithin(middle, CITY_KM)(lat, lng));
}

/** Creates the test of a state. Many kiosks share a degree, so that few points are compared with all towns. */
function createIsInState(townsOf: Towns["townsOf"]) {
  const results = new Map<string, boolean>();
  return (state: string, { lat, lng }: LatLng): boolean => {
    const towns = townsOf(state);
    // Of territories, and of what is no state, no towns are known.
    if (towns.length === 0 || Number.isNaN(lat)) return true;
    const key = `${state} ${Math.round(lat)} ${Math.round(lng)}`;
    const km = towns.length < FEW_TOWNS ? STATE_KM.sparse : STATE_KM.usual;
    const isIn = results.get(key) ?? towns.some(({ point }) => createIsWithin(point, km)(Math.round(lat), Math.round(lng)));
    results.set(key, isIn);
    return isIn;
  };
}

function isNoPoint({ lat, lng }: LatLng): boolean {
  return Math.abs(lat) < NO_POINT_DEGREES && Math.abs(lng) < NO_POINT_DEGREES;
}
