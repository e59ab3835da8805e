import type { Feature, Position } from "geojson";
import { toKm, type Unit } from "../../../i18n/formatDistance";
import type { Bounds, LatLng } from "../mapAdapter";
import { feature } from "./baseMap";

const KM_PER_DEGREE = 111.2;
/** Corners of a circle: at the edge of a large screen still round. */
const CORNERS = 128;
/** More dots than this are no scale, but noise. */
const MAX_DOTS = 2000;
/** The distance between two dots: half a mile, or a kilometre. */
const GRID: Record<Unit, number> = { mi: toKm(0.5, "mi"), km: 1 };

/** Returns the bands and rings around a point as features: `step` 0 is the innermost band, and 3 surrounds all. */
export function bandsAround(at: LatLng, radiiKm: readonly number[]): Feature[] {
  if (radiiKm.length === 0) return [];
  const circles = radiiKm.map((km) => circleAround(at, km));
  const polygon = (ring: Position[], step: number) => feature({ type: "Polygon", coordinates: [ring] }, { kind: "band", step });
  return [
    polygon(WORLD, 3),
    // The outer ones first, below the inner ones.
    ...circles.map(polygon).toReversed(),
    ...circles.map((coordinates) => feature({ type: "LineString", coordinates }, { kind: "ring" })),
  ];
}

const WORLD: Position[] = [
  [-179, -80],
  [179, -80],
  [179, 80],
  [-179, 80],
  [-179, -80],
];

/** Returns a closed ring at a distance from a point. */
export function circleAround({ lat, lng }: LatLng, km: number): Position[] {
  const [high, wide] = degreesOf(km, lat);
  return Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    return [lng + wide * Math.sin(angle), lat + high * Math.cos(angle)];
  });
}

/** Returns dots that are half a mile or a kilometre apart in a box, one of them at a point. */
export function dotsIn({ minLat, maxLat, minLng, maxLng }: Bounds, at: LatLng, unit: Unit): Feature[] {
  const [high, wide] = degreesOf(GRID[unit], at.lat);
  const range = (from: number, to: number, step: number) => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => (first + i) * step);
  };
  const [rows, columns] = [range(minLat - at.lat, maxLat - at.lat, high), range(minLng - at.lng, maxLng - at.lng, wide)];
  if (rows.length * columns.length > MAX_DOTS) return [];
  const coordinates = rows.flatMap((y) => columns.map((x) => [at.lng + x, at.lat + y]));
  return [feature({ type: "MultiPoint", coordinates }, { kind: "dot" })];
}

/** Returns how many degrees of latitude and of longitude a distance is at a latitude. */
function degreesOf(km: number, lat: number): [high: number, wide: number] {
  const high = km / KM_PER_DEGREE;
  return [high, high / Math.cos((lat * Math.PI) / 180)];
}
