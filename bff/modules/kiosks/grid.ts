import type { Bounds, LatLng } from "../../lib/geo";
import { isWithin } from "./bounds";
import { createNearest, distanceKm, type Ranked } from "./distance";

/** Points by the small square of the map they lie in, so that among a million few are looked at. */
export interface Grid<T extends LatLng> {
  add(point: T): void;
  /** All points of a box, its edges included. */
  inside(bounds: Bounds): T[];
  /** The `limit` points of a box, its edges included, that are wanted and lie nearest to a place; the nearest first. */
  nearest(bounds: Bounds, from: LatLng, limit: number, isWanted: (point: T) => boolean): Ranked<T>[];
}

interface Cell<T> extends LatLng {
  points: T[];
}

const CELLS_PER_DEGREE = 4;
/** No point of a cell is farther from its middle: an eighth of a degree north and east, at the equator. */
const CELL_REACH_KM = 20;

export function createGrid<T extends LatLng>(): Grid<T> {
  const cells = new Map<number, Cell<T>>();

  /** The cells that a box touches. */
  const touching = (bounds: Bounds): Cell<T>[] => {
    const [south, north, west, east] = [bounds.minLat, bounds.maxLat, bounds.minLng, bounds.maxLng].map(toNumber) as [number, number, number, number];
    const isTouched = ({ lat, lng }: Cell<T>) => toNumber(lat) >= south && toNumber(lat) <= north && toNumber(lng) >= west && toNumber(lng) <= east;
    if ((north - south + 1) * (east - west + 1) > cells.size) return [...cells.values()].filter(isTouched);
    const touched: Cell<T>[] = [];
    for (let lat = south; lat <= north; lat++) {
      for (let lng = west; lng <= east; lng++) {
        const cell = cells.get(keyOf(lat, lng));
        if (cell) touched.push(cell);
      }
    }
    return touched;
  };

  return {
    add(point) {
      const [lat, lng] = [toNumber(point.lat), toNumber(point.lng)];
      const cell = cells.get(keyOf(lat, lng)) ?? { lat: (lat + 0.5) / CELLS_PER_DEGREE, lng: (lng + 0.5) / CELLS_PER_DEGREE, points: [] };
      cells.set(keyOf(lat, lng), cell);
      cell.points.push(point);
    },

    inside: (bounds) => touching(bounds).flatMap(({ points }) => points.filter((point) => isWithin(bounds, point))),

    nearest(bounds, from, limit, isWanted) {
      const nearest = createNearest<T>(from, limit);
      const byDistance = touching(bounds)
        .map((cell) => ({ cell, atLeastKm: distanceKm(from, cell) - CELL_REACH_KM }))
        .sort((one, other) => one.atLeastKm - other.atLeastKm);
      for (const { cell, atLeastKm } of byDistance) {
        if (atLeastKm > nearest.reachKm()) break;
        for (const point of cell.points) if (isWithin(bounds, point) && isWanted(point)) nearest.add(point);
      }
      return nearest.ranked();
    },
  };
}

function toNumber(degrees: number): number {
  return Math.floor(degrees * CELLS_PER_DEGREE);
}

// One number for both: that of a longitude has three digits at most.
function keyOf(lat: number, lng: number): number {
  return lat * 10_000 + lng;
}
