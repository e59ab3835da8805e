import { clipLine, clipRing, type Spot } from "../baseMap/clip";
import { dotOf, DOTS, type KioskCell } from "../networkDots";
import type { Sheet } from "./sheet";
import { linesNear, type WorldLine } from "./worldShapes";

/** In the order in which they are drawn; of the bands around a searched point the outermost first. */
type ShapeKind =
  | "land"
  | "abroad"
  | "focus"
  | "river"
  | "lake"
  | "state"
  | "country"
  | "ground"
  | "built"
  | "core"
  | "beyond"
  | "third"
  | "next"
  | "nearest"
  | "sea"
  | "inland"
  | "county"
  | "province"
  | "ring"
  | "few"
  | "some"
  | "many";

/** SVG path data of a kind of shape. */
export type Shape = readonly [kind: ShapeKind, path: string];

/** Points that are closer to the last one, in units, are left out. */
const STEP = 5;
/** Smallest side of a ring's box, in units. */
const SMALLEST = 11;

/** Returns the path data of an SVG path for the rings of polygons, of which only the parts on the sheet are drawn; empty without any. */
export function drawRings(rings: readonly WorldLine[], sheet: Sheet): string {
  const isBig = ({ box }: WorldLine) => Math.max(box.right - box.left, box.bottom - box.top) * sheet.units > SMALLEST;
  return linesNear(rings, sheet.world)
    .filter(isBig)
    .map(({ spots }) => thin(clipRing(spots, sheet.world), sheet))
    .filter(({ length }) => length > 2)
    .map((ring) => `${toPath(ring)}z`)
    .join("");
}

/** Returns the path data of an SVG path for lines, of which only the parts near the sheet are drawn; empty without any. */
export function drawLines(lines: readonly WorldLine[], sheet: Sheet): string {
  return linesNear(lines, sheet.world)
    .flatMap(({ spots }) => clipLine(spots, sheet.world))
    .map((line) => thin(line, sheet))
    .filter(({ length }) => length > 1)
    .map(toPath)
    .join("");
}

/** Returns a dot for each cell of the network, as a line without a length that has round ends; relative from dot to dot. */
export function drawDots(cells: readonly KioskCell[], { drawn, toSpot }: Sheet): Shape[] {
  return DOTS.map((dot): Shape => {
    const spots = cells
      .filter((cell) => dotOf(cell) === dot)
      .map(toSpot)
      .filter(({ x, y }) => x >= drawn.left && x <= drawn.right && y >= drawn.top && y <= drawn.bottom)
      .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    // The first is counted from 0, as `m` at the beginning of a path is.
    const steps = spots.map(({ x, y }, i) => `m${x - (spots[i - 1]?.x ?? 0)} ${y - (spots[i - 1]?.y ?? 0)}h0`);
    return [dot.kind, steps.join("")];
  });
}

/** Returns a line in whole units, without the points that are close to the one before. The last point stays, unless it is the same. */
function thin(line: readonly Spot[], sheet: Sheet): Spot[] {
  const spots: Spot[] = [];
  for (const [i, spot] of line.entries()) {
    const { x, y } = sheet.fromWorld(spot);
    const next = { x: Math.round(x), y: Math.round(y) };
    const last = spots.at(-1);
    const least = i === line.length - 1 ? 1 : STEP;
    if (!last || Math.hypot(next.x - last.x, next.y - last.y) >= least) spots.push(next);
  }
  return spots;
}

/** Prints a line, relative from point to point. */
function toPath(line: readonly Spot[]): string {
  const steps = line.slice(1).map(({ x, y }, i) => `${x - line[i]!.x} ${y - line[i]!.y}`);
  return `M${line[0]!.x} ${line[0]!.y}l${steps.join(" ")}`;
}
