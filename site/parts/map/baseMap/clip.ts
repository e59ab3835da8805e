/** A point in units of the picture. */
export interface Spot {
  x: number;
  y: number;
}

/** A rectangle in units of the picture. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the part of a ring within a rectangle (Sutherland-Hodgman); empty if there is none. */
export function clipRing(ring: readonly Spot[], { left, top, right, bottom }: Rect): Spot[] {
  const sides: [isInside: (spot: Spot) => boolean, cross: (a: Spot, b: Spot) => Spot][] = [
    [({ x }) => x >= left, (a, b) => atX(a, b, left)],
    [({ x }) => x <= right, (a, b) => atX(a, b, right)],
    [({ y }) => y >= top, (a, b) => atY(a, b, top)],
    [({ y }) => y <= bottom, (a, b) => atY(a, b, bottom)],
  ];
  return sides.reduce<readonly Spot[]>((part, [isInside, cross]) => cut(part, isInside, cross), ring) as Spot[];
}

/** Returns the parts of a line that are near a rectangle: those of its segments that touch the rectangle's box. */
export function clipLine(line: readonly Spot[], rect: Rect): Spot[][] {
  const parts: Spot[][] = [];
  let part: Spot[] = [];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    if (isNear(a, b, rect)) part.push(...(part.length > 0 ? [b] : [a, b]));
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  return part.length > 0 ? [...parts, part] : parts;
}

function cut(ring: readonly Spot[], isInside: (spot: Spot) => boolean, cross: (a: Spot, b: Spot) => Spot): Spot[] {
  const spots: Spot[] = [];
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring.at(i - 1)!, ring[i]!];
    if (isInside(a) !== isInside(b)) spots.push(cross(a, b));
    if (isInside(b)) spots.push(b);
  }
  return spots;
}

function atX(a: Spot, b: Spot, x: number): Spot {
  return { x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) };
}

function atY(a: Spot, b: Spot, y: number): Spot {
  return { x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y };
}

function isNear(a: Spot, b: Spot, { left, top, right, bottom }: Rect): boolean {
  return Math.max(a.x, b.x) >= left && Math.min(a.x, b.x) <= right && Math.max(a.y, b.y) >= top && Math.min(a.y, b.y) <= bottom;
}
