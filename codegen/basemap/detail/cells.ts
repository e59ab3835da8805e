import { clipLine, clipRing, type Rect, type Spot } from "#site/parts/map/baseMap/clip.ts";
import { DETAIL_DEGREES } from "#site/parts/map/baseMap/detail.ts";

/** Degrees by which a cell's shapes reach into its neighbours, so that no seam shows between them. */
const OVERLAP = 0.01;

/** A cell by its column and row, counted in cells from the meridian and the equator. */
export interface Cell {
  column: number;
  row: number;
}

/** Returns the name of a cell, which is that of its file. */
export function nameOf({ column, row }: Cell): string {
  return `${column}_${row}`;
}

/** Returns the cells that a line's box touches. */
function cellsOf(line: readonly Spot[]): Cell[] {
  const at = (degrees: number) => Math.floor(degrees / DETAIL_DEGREES);
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of line) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  const cells: Cell[] = [];
  for (let column = at(west - OVERLAP); column <= at(east + OVERLAP); column++)
    for (let row = at(south - OVERLAP); row <= at(north + OVERLAP); row++) cells.push({ column, row });
  return cells;
}

/** Returns the parts of a ring by cell, for the cells that `isWanted`. A ring around a cell fills it. */
export function splitRing(ring: readonly Spot[], isWanted: (cell: Cell) => boolean): [Cell, Spot[]][] {
  const cells = cellsOf(ring).filter(isWanted);
  const columns = new Set(cells.map(({ column }) => column));
  return [...columns].flatMap((column) => {
    // First the whole column, which makes the ring shorter for each of its cells.
    const strip = clipRing(ring, { ...rectOf({ column, row: 0 }), top: -90, bottom: 90 });
    const inColumn = cells.filter((cell) => cell.column === column);
    return inColumn.map((cell): [Cell, Spot[]] => [cell, clipRing(strip, rectOf(cell))]).filter(([, part]) => part.length > 2);
  });
}

/** Returns the parts of a line by cell, for the cells that `isWanted`. */
export function splitLine(line: readonly Spot[], isWanted: (cell: Cell) => boolean): [Cell, Spot[]][] {
  return cellsOf(line)
    .filter(isWanted)
    .flatMap((cell) => clipLine(line, rectOf(cell)).map((part): [Cell, Spot[]] => [cell, part]));
}

/** Returns the edge of a cell with its overlap. */
export function edgeOf(name: string): Spot[] {
  const [column, row] = name.split("_").map(Number) as [number, number];
  const { left, right, top, bottom } = rectOf({ column, row });
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Returns the area of a ring in square degrees. */
export function areaOf(ring: readonly Spot[]): number {
  const doubled = ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Returns a cell with its overlap; `top` is its lowest latitude. */
function rectOf({ column, row }: Cell): Rect {
  return {
    left: column * DETAIL_DEGREES - OVERLAP,
    right: (column + 1) * DETAIL_DEGREES + OVERLAP,
    top: row * DETAIL_DEGREES - OVERLAP,
    bottom: (row + 1) * DETAIL_DEGREES + OVERLAP,
  };
}
