import { sharedFloats } from "./columns";

/** A box in the units of a tree's points. */
export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** An R-tree: points in spatial order, and boxes around ever more of them. */
export interface Tree {
  xs: Float64Array | Int32Array;
  ys: Float64Array | Int32Array;
  /** Four edges for each node, those of the lowest level first: west, south, east, north. */
  boxes: Float64Array;
  /** The number of nodes of each level, the lowest first; the last level has one node. Empty when there are no points. */
  levels: number[];
}

/** How many rows a node of the lowest level has, and how many child nodes any other. */
const ROWS = 64;
const CHILDREN = 8;

/** What a search reports. */
interface Visitor {
  /** Called for a node whose rows, from `first` to before `end`, all lie in the box. */
  onNode(node: number, first: number, end: number): void;
  /** Called for a row that lies in the box, of a node that lies in it in part. */
  onRow(row: number): void;
}

/** Builds the boxes around points that are in spatial order already. */
export function buildTree(xs: Tree["xs"], ys: Tree["ys"]): Tree {
  const levels: number[] = [];
  for (let count = Math.ceil(xs.length / ROWS); count > 0; count = count > 1 ? Math.ceil(count / CHILDREN) : 0) levels.push(count);
  const boxes = sharedFloats(4 * levels.reduce((sum, count) => sum + count, 0));
  const tree = { xs, ys, boxes, levels };
  for (let node = 0; node < boxes.length / 4; node++) boxes.set([Infinity, Infinity, -Infinity, -Infinity], 4 * node);
  for (let row = 0; row < xs.length; row++) widen(boxes, Math.floor(row / ROWS), xs[row]!, ys[row]!, xs[row]!, ys[row]!);
  forEachChild(tree, (parent, child) =>
    widen(boxes, parent, boxes[4 * child]!, boxes[4 * child + 1]!, boxes[4 * child + 2]!, boxes[4 * child + 3]!),
  );
  return tree;
}

/** Calls `call` with each node and its parent, from the lowest level up. */
export function forEachChild({ levels }: Pick<Tree, "levels">, call: (parent: number, child: number) => void): void {
  let start = 0;
  for (const count of levels.slice(0, -1)) {
    for (let index = 0; index < count; index++) call(start + count + Math.floor(index / CHILDREN), start + index);
    start += count;
  }
}

/** Returns the node of the lowest level that contains a row. */
export function nodeOfRow(row: number): number {
  return Math.floor(row / ROWS);
}

/** Returns the child nodes of a node, and where they start; for the lowest level its rows. */
export function childrenOf({ xs, levels }: Tree, level: number, index: number): { start: number; first: number; end: number } {
  if (level === 0) return { start: 0, first: index * ROWS, end: Math.min(xs.length, (index + 1) * ROWS) };
  let start = 0;
  for (let below = 0; below < level - 1; below++) start += levels[below]!;
  return { start, first: index * CHILDREN, end: Math.min(levels[level - 1]!, (index + 1) * CHILDREN) };
}

/** Finds what lies in a box, edges included. */
export function searchBox(tree: Tree, box: Box, { onNode, onRow }: Visitor): void {
  const { xs, ys, boxes, levels } = tree;
  const visit = (level: number, start: number, index: number): void => {
    const at = 4 * (start + index);
    const [west, south, east, north] = [boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!];
    if (west > box.maxX || east < box.minX || south > box.maxY || north < box.minY) return;
    const rows = ROWS * CHILDREN ** level;
    const isInside = west >= box.minX && east <= box.maxX && south >= box.minY && north <= box.maxY;
    if (isInside) return onNode(start + index, index * rows, Math.min(xs.length, (index + 1) * rows));
    const below = childrenOf(tree, level, index);
    for (let child = below.first; child < below.end; child++) {
      if (level > 0) visit(level - 1, below.start, child);
      else if (xs[child]! >= box.minX && xs[child]! <= box.maxX && ys[child]! >= box.minY && ys[child]! <= box.maxY) onRow(child);
    }
  };
  if (levels.length > 0) visit(levels.length - 1, boxes.length / 4 - 1, 0);
}

function widen(boxes: Float64Array, node: number, west: number, south: number, east: number, north: number): void {
  const at = 4 * node;
  boxes[at] = Math.min(boxes[at]!, west);
  boxes[at + 1] = Math.min(boxes[at + 1]!, south);
  boxes[at + 2] = Math.max(boxes[at + 2]!, east);
  boxes[at + 3] = Math.max(boxes[at + 3]!, north);
}
