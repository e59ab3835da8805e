import type { Bounds, LatLng } from "../../../lib/geo";
import { offersAll, type ServiceSet } from "../../../sources/kiosks/serviceSet";
import { createHaversine, createNearest, type Ranked } from "../distance";
import { createBoxDistance } from "./boxDistance";
import { createHeap } from "./heap";
import { holdsWanted, isInBox, type PointTree, toBoxes } from "./pointTree";
import { childrenOf } from "./tree";

export interface NearestQuery {
  from: LatLng;
  limit: number;
  /** How many of the nearest to skip. */
  offset?: number;
  /** Only kiosks that offer all of these. */
  wanted: ServiceSet;
  /** Only kiosks of this area; by default, of the whole world. */
  bounds?: Bounds;
}

/**
 * Returns the rows of the kiosks nearest to a point, the nearest first. Visits the nearest boxes first, and none that is farther away than
 * the last kiosk held.
 */
export function findNearest(points: PointTree, { from, limit, offset = 0, wanted, bounds }: NearestQuery): Ranked<number>[] {
  const { tree, services } = points;
  const boxes = bounds && toBoxes(bounds);
  const haversine = createHaversine(from);
  const boxDistance = createBoxDistance(from);
  const nearest = createNearest<number>(offset + limit);
  const queue = createHeap<{ level: number; index: number; rank: number }>();

  const consider = (level: number, index: number, node: number) => {
    const at = 4 * node;
    const [west, south, east, north] = tree.boxes.subarray(at, at + 4) as unknown as [number, number, number, number];
    const isAside = boxes?.every((box) => west > box.maxX || east < box.minX || south > box.maxY || north < box.minY) ?? false;
    if (isAside || !holdsWanted(points, node, wanted)) return;
    const rank = boxDistance(west, south, east, north);
    if (rank <= nearest.reach()) queue.push({ level, index, rank });
  };
  const considerRow = (row: number) => {
    const [lng, lat] = [tree.xs[row]!, tree.ys[row]!];
    if (!offersAll(services[row]!, wanted) || boxes?.some((box) => isInBox(lng, lat, box)) === false) return;
    nearest.add(row, haversine(lat, lng));
  };

  if (tree.levels.length > 0) consider(tree.levels.length - 1, 0, tree.boxes.length / 4 - 1);
  for (let next = queue.pop(); next && next.rank <= nearest.reach(); next = queue.pop()) {
    const { start, first, end } = childrenOf(tree, next.level, next.index);
    for (let child = first; child < end; child++) {
      if (next.level === 0) considerRow(child);
      else consider(next.level - 1, child, start + child);
    }
  }
  return nearest.ranked().slice(offset);
}
