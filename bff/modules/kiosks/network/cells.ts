import type { Points } from "./points";

/** How many kiosks a cell holds, and the middle of them, to a hundredth of a degree. */
export interface CellEntry {
  lat: number;
  lng: number;
  kioskCount: number;
}

/** Cells are half a degree high and wide. */
const PER_DEGREE = 2;
const COLUMNS = 360 * PER_DEGREE;

/** Returns the cells that hold some kiosks, with their number: row by row from the south, each from the west. */
export function cellsOf({ lats, lngs }: Points, rows: Uint32Array): CellEntry[] {
  const cells = new Map<number, CellEntry>();
  for (const row of rows) {
    const [lat, lng] = [lats[row]!, lngs[row]!];
    const key = Math.floor(lat * PER_DEGREE) * COLUMNS + Math.floor(lng * PER_DEGREE);
    const cell = cells.get(key) ?? { lat: 0, lng: 0, kioskCount: 0 };
    cells.set(key, { lat: cell.lat + lat, lng: cell.lng + lng, kioskCount: cell.kioskCount + 1 });
  }
  const mean = (sum: number, count: number) => Math.round((sum / count) * 100) / 100;
  return [...cells]
    .toSorted(([one], [other]) => one - other)
    .map(([, { lat, lng, kioskCount }]) => ({ lat: mean(lat, kioskCount), lng: mean(lng, kioskCount), kioskCount }));
}
