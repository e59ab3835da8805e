import type { Town } from "../baseMap/baseMap";
import type { Spot } from "../baseMap/clip";
import { headOf } from "../pinLeans";
import { LANDMARK_RANK } from "../placeNames";
import type { Sheet } from "./sheet";

/** Most labels of a picture, by its size. */
const MOST = [9, 20, 30] as const;
/** Most towns that are tried, so that the work is bounded. */
const MAX_TRIED = 200;
/** Height of a label, and the space around it, in pixels. */
const LABEL = { height: 17, margin: 4 };
/** Widths of letters in pixels, in our font at 13 pixels: the first that fits. */
const LETTERS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl.'’ ]/, 3.8],
  [/[frt-]/, 5],
  [/[mw]/i, 11.7],
  [/[A-Z]/, 9],
  [/./, 7.8],
];
/** What the head of a pin covers around its middle, and its tip, in pixels. */
const [HEAD_PX, TIP_PX] = [22, 6];
/** Half of a town's mark, in pixels. */
const MARK = 5.5;
/** Distance of a label's near edge from the spot of its mark, in pixels. */
const GAP = 9;
/** How far above or below the spot of its mark a label's middle stands, in pixels. */
const BESIDE_MARK = 18;

/** Below this zoom, what is so near to a region's largest city, in pixels on a phone, is not labelled. */
const REGIONS = { zoom: 4, px: 45 };

/** Widths of the box, as multiples of the one on a phone, from which further labels show. `MapPicture.module.css` has them in pixels. */
const SIZES = [1, 1.5, 2.3] as const;

/** Where a label stands: beside the mark of its town, or where towns have no marks, in place of one. */
type Side = "right" | "left" | "above" | "below" | "on";

/** A side, and for a name without a mark how far it is moved, in pixels. */
interface Position {
  side: Side;
  shift: readonly [x: number, y: number];
}

const beside = (...sides: Side[]) => sides.map((side): Position => ({ side, shift: [0, 0] }));
const BESIDE = beside("right", "left", "above", "below");
const on = (...shifts: Position["shift"][]) => shifts.map((shift): Position => ({ side: "on", shift }));
/** A town's name may move by a line. */
const TOWN = on([0, 0], [0, -18], [0, 18]);
/** The name of the largest town is that of the whole area, and may move farther: pins cover its middle. */
const AREA = [...TOWN, ...on([0, 34], [0, -58], [90, 8], [-90, 8], [0, 90], [0, -110], [150, 0], [-150, 0], [0, 160], [0, -170])];

/** A label. Its spot is its town's own place at any size of the picture. */
export interface Label extends Spot, Position {
  name: string;
  /** Of the town: 0 is the largest. */
  rank: number;
  /** Index of the smallest of `SIZES` at which the label shows. */
  from: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is placed: its boxes in pixels around a spot, from a size on. */
interface Placed extends Spot {
  boxes: readonly Box[];
  from: number;
  /** The sizes at which it is there; without them, it is at all `SIZES`. */
  sizes?: readonly number[];
}

interface Tried extends Spot {
  name: string;
  rank: number;
}

/** What of a picture's surroundings a map shows: its edges in pixels around the middle of the box, at a size of the box. */
export interface Edges extends Box {
  size: number;
}

/**
 * Returns the labels of the largest towns that touch neither each other nor a pin, or the `box` around its spot, at any size of the
 * picture. A label stands beside a mark at its town, or where `hasMarks` is false on the town; where it does not fit, or a map's `edges`
 * would cut it, it is left out with its mark. Where the picture shows a whole state or the continent, the towns within it come first, and
 * labels leave the controls of a phone's map free.
 */
export function placeLabels(
  towns: readonly Town[],
  steps: number,
  pins: readonly (Spot & { box?: Box; lean?: number })[],
  sheet: Sheet,
  { hasMarks, isWhole, edges }: { hasMarks: boolean; isWhole: boolean; edges: Edges },
): Label[] {
  const { left, right, top, bottom } = sheet.drawn;
  const isInBox = ({ x, y }: Spot) => x >= 0 && x <= sheet.width && y >= 0 && y <= sheet.height;
  const isNear = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y) * sheet.scale < REGIONS.px;
  const tried = towns
    .map(([name, x, y, rank]): Tried => ({ name, rank, ...sheet.toSpot({ lng: x / steps, lat: y / steps }) }))
    .filter(({ rank }) => !hasMarks || rank <= LANDMARK_RANK)
    .filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)
    .filter(
      (town, _, all) => sheet.zoom >= REGIONS.zoom || town.rank === 0 || !all.some((other) => other.rank === 0 && isNear(town, other)),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .toSorted((a, b) => (isWhole ? Number(isInBox(b)) - Number(isInBox(a)) : 0))
    .slice(0, MAX_TRIED);
  const area = tried.find(isInBox);
  const allowed = (town: Tried) => (hasMarks ? BESIDE : town === area ? AREA : TOWN);
  const fixed = pins.map(({ x, y, lean = 0, box = pinBox(lean) }): Placed => ({ x, y, boxes: [box], from: 0 }));
  const taken = isWhole ? TAKEN : hasMarks ? EDGES : [];
  const middle = { x: sheet.width / 2, y: sheet.height / 2, from: 0 };
  fixed.push({ ...middle, boxes: taken, sizes: [SIZES[0]] }, { ...middle, boxes: beyond(edges), sizes: [edges.size] });
  const labels = new Map<Tried, { label: Label; placed: Placed }>();
  const place = (town: Tried, position: Position, from: number) => {
    const placed = { x: town.x, y: town.y, boxes: boxesOf(town.name, position), from };
    return { label: { ...town, ...position, from }, placed };
  };
  /** What a label touches: undefined is a pin. */
  const touched = ({ placed }: { placed: Placed }, own: Tried) => [
    ...(fixed.some((pin) => touch(placed, pin, sheet.scale)) ? [undefined] : []),
    ...[...labels].filter(([town, other]) => town !== own && touch(placed, other.placed, sheet.scale)).map(([town]) => town),
  ];
  for (const from of SIZES.keys()) {
    for (const town of tried) {
      if (labels.size >= MOST[from]!) break;
      if (labels.has(town)) continue;
      const places = allowed(town).map((position) => place(town, position, from));
      const free = places.find((one) => touched(one, town).length === 0);
      if (free) labels.set(town, free);
      else for (const one of places) if (makeRoom(one, town)) break;
    }
  }
  return [...labels.values()].map(({ label }) => label);

  /** Places a label that touches only one other, if that has another place. */
  function makeRoom(one: ReturnType<typeof place>, town: Tried): boolean {
    const [other, more] = touched(one, town);
    if (!other || more) return false;
    labels.set(town, one);
    const moved = allowed(other)
      .map((position) => place(other, position, labels.get(other)!.label.from))
      .find((elsewhere) => touched(elsewhere, other).length === 0);
    if (moved) labels.set(other, moved);
    else labels.delete(town);
    return moved !== undefined;
  }
}

/** Returns what a pin covers around its spot that leans to the right by so many degrees. */
function pinBox(lean: number): Box {
  const head = headOf({ x: 0, y: 0 }, lean);
  return {
    left: Math.min(-TIP_PX, head.x - HEAD_PX),
    right: Math.max(TIP_PX, head.x + HEAD_PX),
    top: Math.min(-TIP_PX, head.y - HEAD_PX),
    bottom: Math.max(TIP_PX, head.y + HEAD_PX),
  };
}

/**
 * What labels leave free on a phone's map, in pixels around the middle of its box: the button at the lower left, the sources at the lower
 * right, and what lies beyond its edges.
 */
const TAKEN: readonly Box[] = [
  { left: -Infinity, right: -40, top: 76, bottom: Infinity },
  { left: 50, right: Infinity, top: 106, bottom: Infinity },
  { left: -Infinity, right: -180, top: -Infinity, bottom: Infinity },
  { left: 180, right: Infinity, top: -Infinity, bottom: Infinity },
  { left: -Infinity, right: Infinity, top: -Infinity, bottom: -104 },
  { left: -Infinity, right: Infinity, top: 132, bottom: Infinity },
];
/** The edges of a phone's map of places, which is fitted to leave room at its right (firstView.ts). */
const EDGES: readonly Box[] = [
  { left: -Infinity, right: -172, top: -Infinity, bottom: Infinity },
  { left: 210, right: Infinity, top: -Infinity, bottom: Infinity },
  { left: -Infinity, right: Infinity, top: -Infinity, bottom: -120 },
];

/** Returns what lies beyond edges. */
function beyond({ left, right, top, bottom }: Box): readonly Box[] {
  const all = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  return [
    { ...all, right: left },
    { ...all, left: right },
    { ...all, bottom: top },
    { ...all, top: bottom },
  ];
}

const markBox: Box = { left: -MARK, right: MARK, top: -MARK, bottom: MARK };

function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? 0), 0);
}

function boxesOf(name: string, { side, shift: [x, y] }: Position): readonly Box[] {
  const width = widthOf(name) + LABEL.margin;
  const high = LABEL.height / 2;
  const middle: Box = { left: -width / 2, right: width / 2, top: -high, bottom: high };
  switch (side) {
    case "right":
      return [markBox, { ...middle, left: GAP, right: GAP + width }];
    case "left":
      return [markBox, { ...middle, left: -GAP - width, right: -GAP }];
    case "above":
      return [markBox, { ...middle, top: -BESIDE_MARK - high, bottom: -BESIDE_MARK + high }];
    case "below":
      return [markBox, { ...middle, top: BESIDE_MARK - high, bottom: BESIDE_MARK + high }];
    case "on":
      return [{ left: middle.left + x, right: middle.right + x, top: middle.top + y, bottom: middle.bottom + y }];
  }
}

/** Whether two things touch at a size at which both show. `scale` are the pixels per unit on a phone. */
function touch(one: Placed, other: Placed, scale: number): boolean {
  const smallest = SIZES[Math.max(one.from, other.from)]!;
  return (one.sizes ?? other.sizes ?? SIZES).some(
    (size) => size >= smallest && touches(one, other, (other.x - one.x) * size * scale, (other.y - one.y) * size * scale),
  );
}

/** Whether two things touch, of which the second is `x` and `y` pixels from the first. */
function touches(one: Placed, other: Placed, x: number, y: number): boolean {
  return one.boxes.some((a) =>
    other.boxes.some((b) => a.left < b.right + x && b.left + x < a.right && a.top < b.bottom + y && b.top + y < a.bottom),
  );
}
