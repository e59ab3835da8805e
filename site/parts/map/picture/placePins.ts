import type { MapRow } from "../kioskMapProps";
import { leansOf } from "../pinLeans";
import type { Spot } from "../baseMap/clip";
import type { View } from "../mapAdapter";
import { keyOf, toMarker } from "../markers";
import type { Sheet } from "./sheet";

/** Pins that would be closer than this to the subject of a page on a phone, in pixels, are left out. */
const APART_PX = 46;

/** A kiosk's pin, and by how many degrees it leans to the right. */
export interface PicturePin extends Spot {
  row: MapRow;
  lean: number;
}

/**
 * Returns the pins of a picture as the map shows them in a view, the first of the list last, above the others. The subject of a kiosk's
 * page is above all; pins that it would cover are left out.
 */
export function placePins(rows: readonly MapRow[], subject: MapRow | undefined, sheet: Sheet, view: View): PicturePin[] {
  const spot = subject && sheet.toSpot(subject);
  const isClear = ({ x, y }: Spot) => !spot || Math.hypot(spot.x - x, spot.y - y) * sheet.scale >= APART_PX;
  const leans = leansOf(rows.map(toMarker), view);
  const pins = rows.map((row) => ({ ...sheet.toSpot(row), row, lean: leans.get(keyOf(toMarker(row))) ?? 0 })).filter(isClear);
  return [...pins.toReversed(), ...(subject && spot ? [{ ...spot, row: subject, lean: 0 }] : [])];
}
