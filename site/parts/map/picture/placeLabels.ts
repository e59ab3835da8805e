import type { Town } from "../baseMap/baseMap";
import type { Spot } from "../baseMap/clip";
import type { Sheet } from "./sheet";

/** Most labels of a picture. */
const MOST = 9;
/** Size of a label's letters and of the space around it on a phone, in pixels. */
const LABEL = { perLetter: 7.2, height: 22, margin: 6 };
/** What a pin or cluster covers around its spot. */
const PIN = { beside: 26, above: 48, below: 24 };

export interface Label extends Spot {
  name: string;
  /** Of the town: 0 is the largest. */
  rank: number;
}

/** Where a label may stand, from its town, in pixels: on it, or beside the pins that cover it. */
const OFFSETS = [
  [0, 0],
  [0, 34],
  [0, -58],
  [0, 52],
  [64, 8],
  [-64, 8],
] as const;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the labels of the largest towns that overlap neither each other nor the pins of a picture. */
export function placeLabels(towns: readonly Town[], steps: number, pins: readonly Spot[], sheet: Sheet): Label[] {
  const { left, right, top, bottom } = sheet.drawn;
  const taken: Box[] = pins.map(({ x, y }) => boxAt(sheet, { x, y }, PIN.beside, PIN.above, PIN.below));
  const labels: Label[] = [];
  for (const [name, x, y, rank] of towns.toSorted((a, b) => a[3] - b[3])) {
    const spot = sheet.toSpot({ lng: x / steps, lat: y / steps });
    if (spot.x < left || spot.x > right || spot.y < top || spot.y > bottom) continue;
    const label = OFFSETS.map(([aside, down]) => ({ name, rank, x: spot.x + aside / sheet.scale, y: spot.y + down / sheet.scale })).find(
      (one) => !taken.some((other) => overlaps(labelBox(one, sheet), other)),
    );
    if (!label) continue;
    taken.push(labelBox(label, sheet));
    labels.push(label);
    if (labels.length === MOST) break;
  }
  return labels;
}

function labelBox(label: Label, sheet: Sheet): Box {
  return boxAt(sheet, label, (label.name.length * LABEL.perLetter) / 2 + LABEL.margin, LABEL.height / 2, LABEL.height / 2);
}

function boxAt({ scale }: Sheet, { x, y }: Spot, beside: number, above: number, below: number): Box {
  const [px, py] = [x * scale, y * scale];
  return { left: px - beside, right: px + beside, top: py - above, bottom: py + below };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
