import type { MapRow } from "../kioskMapProps";
import { isDotCut, phoneControls } from "../floatingBoxes";
import { leansOf } from "../pinLeans";
import type { NameSide } from "../boxes";
import { clearOfPin, namesBeside } from "../namesBeside";
import type { Spot } from "../baseMap/clip";
import type { Box, View } from "../mapAdapter";
import { keyOf, toMarker } from "../markers";
import { placeNames } from "../placeNames";
import type { Sheet } from "./sheet";

/** A kiosk's pin, and by how many degrees it leans to the right. */
export interface PicturePin extends Spot {
  row: MapRow;
  lean: number;
  /** On which side of its dot its name stands, if at all. */
  nameSide?: NameSide;
  /** What the name of a place takes around its pin, in pixels. */
  nameBox?: Box;
}

const UNCOVERED = { top: 0, bottom: 0 };
/** The map of a kiosk's page on a phone, in pixels: names are arranged for it. Its picture is a little closer than the map. */
const PHONE = { size: { width: 350, height: 280 }, closer: 0.13 };

/**
 * Returns the pins of a picture as the map shows them in a view, the first of the list last, above the others. The subject of a kiosk's
 * page is above all; pins that it would cover, or that a phone's map would cut, are left out.
 */
export function placePins(rows: readonly MapRow[], subject: MapRow | undefined, sheet: Sheet, view: View): PicturePin[] {
  const spot = subject && sheet.toSpot(subject);
  const leans = leansOf(rows.map(toMarker), view);
  const phone = { ...view, ...PHONE.size, zoom: sheet.zoom + PHONE.closer };
  const others = rows.filter((row) => row !== subject);
  const neighbours = subject ? clearOfPin(others, subject, phone).filter((row) => !isDotCut(phone, row)) : others;
  const names = subject && namesBeside(rows, { id: subject.locationId, at: subject }, phone, phoneControls(phone, UNCOVERED));
  const places = new Map(placeNames(rows, phone).map(({ pin, side, box }) => [pin, { nameSide: side, nameBox: box }]));
  const pins = neighbours.map((row) => ({
    ...sheet.toSpot(row),
    row,
    lean: leans.get(keyOf(toMarker(row))) ?? 0,
    nameSide: names?.get(row.locationId),
    ...places.get(row),
  }));
  return [...pins.toReversed(), ...(subject && spot ? [{ ...spot, row: subject, lean: 0 }] : [])];
}
