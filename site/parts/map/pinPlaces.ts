import type { View } from "./mapAdapter";
import { keyOf, type Marker } from "./markers";
import { pixelIn } from "./projection";

/** A distance in pixels, to the right and down. */
export interface Shift {
  x: number;
  y: number;
}

/** The distance of the pins of one point from it, and of each further ring of them: pins are 36 wide and 50 high. */
const RING_PX = 44;
/** So many pins fit into the first ring, twice as many into the second. */
const IN_RING = 8;
/** Kiosks within a metre of each other are at one point. */
const POINT_DIGITS = 5;

/**
 * Returns by how much pins stand beside their kiosks, by key, so that each of several kiosks at one point can be chosen: in rings around
 * it. Clusters, and pins of other points, have no shift.
 */
export function shiftsOf(markers: readonly Marker[]): ReadonlyMap<string, Shift> {
  const byPoint = new Map<string, Marker[]>();
  for (const marker of markers) {
    if (marker.locationId === null) continue;
    const point = `${marker.lat.toFixed(POINT_DIGITS)},${marker.lng.toFixed(POINT_DIGITS)}`;
    byPoint.set(point, [...(byPoint.get(point) ?? []), marker]);
  }
  const shifts = new Map<string, Shift>();
  for (const pins of byPoint.values()) {
    if (pins.length > 1) for (const [index, pin] of pins.entries()) shifts.set(keyOf(pin), shiftInRing(index, pins.length));
  }
  return shifts;
}

function shiftInRing(index: number, count: number): Shift {
  let [ring, before] = [1, 0];
  while (index >= before + IN_RING * ring) before += IN_RING * ring++;
  const inRing = Math.min(IN_RING * ring, count - before);
  // The first two are beside each other, not one below the other, where the upper one would hide.
  const angle = ((index - before) / inRing) * 2 * Math.PI;
  return { x: Math.round(Math.cos(angle) * RING_PX * ring), y: Math.round(Math.sin(angle) * RING_PX * ring) };
}

const DIRECTIONS: Partial<Record<string, Shift>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Whether a key moves from pin to pin. */
export function isArrow(key: string): boolean {
  return DIRECTIONS[key] !== undefined;
}

/** Returns the marker that the Tab key reaches: the one nearest to the middle of what the map shows; undefined if none is in view. */
export function middleMarker(markers: readonly Marker[], view: View, shifts: ReadonlyMap<string, Shift>): Marker | undefined {
  const middle = { x: view.width / 2, y: view.height / 2 };
  return leastOf(inView(markers, view, shifts), ({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
}

/** Returns the marker in view that an arrow key leads to from another: the nearest in that direction; undefined if there is none. */
export function nextMarker(
  markers: readonly Marker[],
  from: Marker,
  key: string,
  view: View,
  shifts: ReadonlyMap<string, Shift>,
): Marker | undefined {
  const direction = DIRECTIONS[key]!;
  const here = placeOf(from, view, shifts);
  const along = ({ x, y }: Shift) => (x - here.x) * direction.x + (y - here.y) * direction.y;
  // What lies aside counts twice, so that an arrow leads along its line.
  const aside = ({ x, y }: Shift) => Math.abs((x - here.x) * direction.y) + Math.abs((y - here.y) * direction.x);
  const ahead = inView(markers, view, shifts).filter((place) => place.marker !== from && along(place) > 0);
  return leastOf(ahead, (place) => along(place) + 2 * aside(place));
}

interface Place extends Shift {
  marker: Marker;
}

function placeOf(marker: Marker, view: View, shifts: ReadonlyMap<string, Shift>): Place {
  const [at, shift] = [pixelIn(view, marker), shifts.get(keyOf(marker))];
  return { marker, x: at.x + (shift?.x ?? 0), y: at.y + (shift?.y ?? 0) };
}

function inView(markers: readonly Marker[], view: View, shifts: ReadonlyMap<string, Shift>): Place[] {
  return markers
    .map((marker) => placeOf(marker, view, shifts))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= view.width && y <= view.height);
}

function leastOf(places: readonly Place[], rank: (place: Place) => number): Marker | undefined {
  let [best, least]: [Marker | undefined, number] = [undefined, Infinity];
  for (const place of places) {
    const value = rank(place);
    if (value < least) [best, least] = [place.marker, value];
  }
  return best;
}
