import type { Box, View } from "./mapAdapter";

interface Point {
  x: number;
  y: number;
}

/** Whether two parts of a map have pixels in common. */
export function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Returns the box around a point that reaches this far to each side. */
export function boxAround({ x, y }: Point, half: Point): Box {
  return { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y };
}

/** Returns a box that is moved by so many pixels. */
export function moved({ left, right, top, bottom }: Box, { x, y }: Point): Box {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

/** Whether a map shows the whole of a box, with this distance from its edges. */
export function isWhole(box: Box, { width, height }: View, edge = 0): boolean {
  return box.left >= edge && box.top >= edge && box.right <= width - edge && box.bottom <= height - edge;
}

/** Where a name stands beside its marker, in the order in which they are tried. */
export const NAME_SIDES = ["right", "left", "above", "below"] as const;
export type NameSide = (typeof NAME_SIDES)[number];

/** Returns the box on one side of a point whose edge is this far from it. */
export function boxBeside({ x, y }: Point, side: NameSide, half: Point, distance: Point): Box {
  const aside = side === "right" ? half.x + distance.x : side === "left" ? -half.x - distance.x : 0;
  const down = side === "below" ? half.y + distance.y : side === "above" ? -half.y - distance.y : 0;
  return boxAround({ x: x + aside, y: y + down }, half);
}
