import type { MapRow } from "./kioskMapProps";
import { boxAround, boxBeside, isWhole, NAME_SIDES, type NameSide, touch } from "./boxes";
import type { Box, LatLng, View } from "./mapAdapter";
import { pixelIn } from "./projection";

/** Size of a name by its letters, and the distances of its edge from the middle of its dot at the sides, and above and below, in pixels. */
const NAME = { perLetter: 7.2, height: 18, beside: 13, above: 9 };
const EDGE_PX = 6;
/** Half of a dot with its edge, and of the distance of a ring. */
const DOT = { x: 8, y: 8 };
const DISTANCE = { x: 26, y: 10 };
/** The large pin of the page's kiosk around its tip. */
const PIN = { half: 28, above: 68, below: 6 };

/**
 * Returns on which side of their dots the names of a kiosk's neighbours stand. None is cut at the map's edge, or covers the kiosk's pin,
 * another dot or name, the distance of a ring, or reaches below what covers the map: a name without such a side is missing.
 */
export function namesBeside(
  rows: readonly MapRow[],
  subject: { id: string; at: LatLng },
  view: View,
  covered: readonly Box[],
  distances: readonly LatLng[] = [],
): ReadonlyMap<string, NameSide> {
  const others = rows.filter((row) => row.locationId !== subject.id);
  const dots = clearOfPin(others, subject.at, view).map((row) => ({ row, at: pixelIn(view, row) }));
  const taken: Box[] = [
    ...covered,
    pinBox(view, subject.at),
    ...dots.map(({ at }) => boxAround(at, DOT)),
    ...distances.map((distance) => boxAround(pixelIn(view, distance), DISTANCE)),
  ];
  const isFree = (box: Box) => isWhole(box, view, EDGE_PX) && !taken.some((other) => touch(box, other));
  const sides = new Map<string, NameSide>();
  for (const { row, at } of dots) {
    const side = isWhole(boxAround(at, DOT), view, EDGE_PX) && NAME_SIDES.find((one) => isFree(boxOf(row, at, one)));
    if (!side) continue;
    sides.set(row.locationId, side);
    taken.push(boxOf(row, at, side));
  }
  return sides;
}

/** Returns the points whose dots the large pin of the page's kiosk does not cover. */
export function clearOfPin<Point extends LatLng>(points: readonly Point[], subject: LatLng, view: View): Point[] {
  const pin = pinBox(view, subject);
  return points.filter((point) => !touch(pin, boxAround(pixelIn(view, point), DOT)));
}

function pinBox(view: View, subject: LatLng): Box {
  const { x, y } = pixelIn(view, subject);
  return { left: x - PIN.half, right: x + PIN.half, top: y - PIN.above, bottom: y + PIN.below };
}

/** Returns what stands beside the dot of a kiosk. */
export function nameBeside({ beside, name }: MapRow): string {
  return beside ?? name;
}

function boxOf(row: MapRow, at: { x: number; y: number }, side: NameSide): Box {
  const half = { x: (nameBeside(row).length * NAME.perLetter) / 2, y: NAME.height / 2 };
  return boxBeside(at, side, half, { x: NAME.beside, y: NAME.above });
}
