import type { Bounds, LatLng } from "../../../lib/geo";
import type { NetworkPoints } from "../../../sources/kiosks/network";
import { SERVICE_SETS, type ServiceSet, offersAll } from "../../../sources/kiosks/serviceSet";
import { splitAtDateLine } from "../bounds";
import { createIsWithin } from "../distance";
import { sharedBytes, sharedFloats, sharedUint32s } from "./columns";
import { orderInSpace } from "./spatialOrder";
import { type Box, buildTree, forEachChild, nodeOfRow, searchBox, type Tree } from "./tree";

/** All kiosks by position. A row is the same kiosk here and in every other column of the network. */
export interface PointTree {
  /** Longitudes and latitudes. */
  tree: Tree;
  /** The services of each kiosk. */
  services: Uint8Array;
  /** For each node and each set of services, how many of its kiosks offer exactly that set. */
  counts: Uint32Array;
}

/** Builds the tree, and returns the order of the kiosks in it. */
export function buildPointTree({ lngs, lats, services }: NetworkPoints): PointTree & { order: Uint32Array } {
  const order = orderInSpace(lngs, lats);
  const [xs, ys, offered] = [sharedFloats(order.length), sharedFloats(order.length), sharedBytes(order.length)];
  order.forEach((from, row) => {
    xs[row] = lngs[from]!;
    ys[row] = lats[from]!;
    offered[row] = services[from]!;
  });
  const tree = buildTree(xs, ys);
  return { tree, services: offered, counts: countInNodes(tree, offered), order };
}

function countInNodes(tree: Tree, services: Uint8Array): Uint32Array {
  const counts = sharedUint32s((tree.boxes.length / 4) * SERVICE_SETS);
  services.forEach((set, row) => void counts[nodeOfRow(row) * SERVICE_SETS + set]!++);
  forEachChild(tree, (parent, child) => {
    for (let set = 0; set < SERVICE_SETS; set++) counts[parent * SERVICE_SETS + set]! += counts[child * SERVICE_SETS + set]!;
  });
  return counts;
}

/** Counts how many kiosks of a box offer exactly each set of services. */
export function countInBounds({ tree, services, counts }: PointTree, bounds: Bounds): Uint32Array {
  const sums = new Uint32Array(SERVICE_SETS);
  const visitor = {
    onNode: (node: number) => {
      for (let set = 0; set < SERVICE_SETS; set++) sums[set]! += counts[node * SERVICE_SETS + set]!;
    },
    onRow: (row: number) => void sums[services[row]!]!++,
  };
  for (const box of toBoxes(bounds)) searchBox(tree, box, visitor);
  return sums;
}

/** Counts how many kiosks of an area within a distance of a point offer exactly each set of services. */
export function countWithin({ tree, services }: PointTree, bounds: Bounds, from: LatLng, km: number): Uint32Array {
  const sums = new Uint32Array(SERVICE_SETS);
  const isNear = createIsWithin(from, km);
  const onRow = (row: number) => {
    if (isNear(tree.ys[row]!, tree.xs[row]!)) sums[services[row]!]!++;
  };
  const onNode = (_node: number, first: number, end: number) => {
    for (let row = first; row < end; row++) onRow(row);
  };
  for (const box of toBoxes(bounds)) searchBox(tree, box, { onNode, onRow });
  return sums;
}

/** Returns the boxes of a tree that an area of the map covers. */
export function toBoxes(bounds: Bounds): Box[] {
  return splitAtDateLine(bounds).map(({ minLng, minLat, maxLng, maxLat }) => ({ minX: minLng, minY: minLat, maxX: maxLng, maxY: maxLat }));
}

/** Whether a point lies in a box, its edges included. */
export function isInBox(x: number, y: number, box: Box): boolean {
  return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
}

/** Returns whether a node contains a kiosk that offers all required services. */
export function holdsWanted({ counts }: PointTree, node: number, wanted: ServiceSet): boolean {
  for (let set = wanted; set < SERVICE_SETS; set++) if (counts[node * SERVICE_SETS + set]! > 0 && offersAll(set, wanted)) return true;
  return false;
}

/** Returns the position of a row's kiosk, in degrees. */
export function pointOf({ tree }: PointTree, row: number): LatLng {
  return { lat: tree.ys[row]!, lng: tree.xs[row]! };
}
