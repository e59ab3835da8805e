import type { MapRow } from "../kioskMapProps";
import type { Spot } from "../baseMap/clip";
import type { Sheet } from "./sheet";

/** Pins that would be closer than this on a phone, in pixels, are drawn as one cluster. */
const APART_PX = 46;

/** A pin of one kiosk, or a cluster of several. */
export interface PicturePin extends Spot {
  rows: readonly MapRow[];
}

/**
 * Returns the pins of a picture. The subject of a kiosk's page has a pin of its own, which is the last one, above all others; pins that it
 * would cover are left out.
 */
export function placePins(rows: readonly MapRow[], subject: MapRow | undefined, sheet: Sheet): PicturePin[] {
  const pins: PicturePin[] = [];
  const own = subject && sheet.toSpot(subject);
  for (const row of rows) {
    const spot = sheet.toSpot(row);
    if (own && Math.hypot(own.x - spot.x, own.y - spot.y) * sheet.scale < APART_PX) continue;
    const at = pins.findIndex(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) * sheet.scale < APART_PX);
    if (at < 0) pins.push({ ...spot, rows: [row] });
    else pins[at] = { ...pins[at]!, rows: [...pins[at]!.rows, row] };
  }
  return subject && own ? [...pins, { ...own, rows: [subject] }] : pins;
}
