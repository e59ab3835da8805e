import { distanceKm } from "../locator/distanceKm";
import { touch } from "./boxes";
import type { Box, Covered, LatLng, View } from "./mapAdapter";
import { pixelIn } from "./projection";

/** A town that signs may name; the largest has rank 0. */
export interface SignedTown extends LatLng {
  name: string;
  rank: number;
}

/** A sign at the edge of a map to a town beyond it. */
export interface EdgeSign {
  name: string;
  /** Of the town from the searched point; null without one. */
  km: number | null;
  side: "left" | "right" | "top" | "bottom";
  /** Where it stands: the middle of its outer edge, in pixels. */
  x: number;
  y: number;
}

/** Smallest rank of a town with a sign: 12,000 inhabitants. */
const SIGNED_RANK = 6;
/** Farther out, the map shows so much that its edge leads nowhere. */
const FROM_ZOOM = 9.5;
const EDGE_PX = 16;
/** Towns farther than this from the middle of the map are not near it. */
const REACH_KM = 40;
/** One sign at an edge says where it leads; further ones are of towns no farther than this. */
const MORE_KM = 15;
/** A sign that would touch another moves along its edge: by so many times these pixels at an upright edge, and at one that lies. */
const MOVES = { times: [0, 1, -1, 2, -2, 3, -3], upright: 26, lying: 60 };
/** Most signs at one edge; a tall map has room for more at its sides. */
const MOST_AT = { edge: 2, tallSide: 3, tallPx: 700 };
/** How much a town's size counts beside its distance: one of rank 0 has a sign before one of rank 6 that is four times nearer. */
const SIZE_WEIGHT = 2;
/** A narrow map has room for fewer: so many pixels of its width for each. */
const WIDTH_PER_SIGN = 80;
/** A town that is no farther than this beyond the edge may have its name on the map. */
const NAMED_PX = 40;
const TEXT = { perLetter: 7, extra: 64, height: 22 };
/** Around the middle of a pin's head, which is this far above its tip. */
const HEAD = { half: 22, above: 26 };

/**
 * Returns signs to the towns around a view, at their bearings from its middle, or a little aside: the nearest and largest first, few at
 * each edge, those that touch no other sign, none of the `kiosks`' pins and none of the `obstacles`.
 */
export function edgeSignsOf(
  towns: readonly SignedTown[],
  view: View,
  covered: Covered,
  from: LatLng | undefined,
  kiosks: readonly LatLng[],
  obstacles: readonly Box[] = [],
): EdgeSign[] {
  if (view.zoom < FROM_ZOOM) return [];
  const inner: Box = {
    left: EDGE_PX,
    right: view.width - EDGE_PX,
    top: covered.top + EDGE_PX + TEXT.height / 2,
    bottom: view.height - covered.bottom - EDGE_PX - TEXT.height / 2,
  };
  const middle = { x: (inner.left + inner.right) / 2, y: (inner.top + inner.bottom) / 2 };
  const placed = towns.filter((town) => distanceKm(view.center, town) <= REACH_KM).map((town) => ({ ...town, ...pixelIn(view, town) }));
  const isInView = ({ x, y }: { x: number; y: number }) =>
    x >= -NAMED_PX && x <= view.width + NAMED_PX && y >= covered.top - NAMED_PX && y <= view.height - covered.bottom + NAMED_PX;
  const near = placed
    .filter((town) => town.rank <= SIGNED_RANK && !isInView(town))
    .toSorted((a, b) => weightOf(a, middle) - weightOf(b, middle));
  const boxes: Box[] = [
    ...obstacles,
    ...kiosks.map((kiosk) => headBox(pixelIn(view, kiosk))),
    // Their names stand on the map.
    ...placed.filter(isInView).map(nameBox),
  ];
  const signs: EdgeSign[] = [];
  const most = Math.floor(view.width / WIDTH_PER_SIGN);
  for (const { name, lat, lng, x, y } of near) {
    if (signs.length === most) break;
    const sign = { name, km: from ? distanceKm(from, { lat, lng }) : null, ...edgeAt(middle, { x, y }, inner) };
    const before = signs.filter(({ side }) => side === sign.side).length;
    if (before === mostAtEdge(sign.side, view) || (before > 0 && distanceKm(view.center, { lat, lng }) > MORE_KM)) continue;
    const free = along(sign, inner).find((place) => boxes.every((other) => !touch(signBox(place), other)));
    if (!free) continue;
    boxes.push(signBox(free));
    signs.push(free);
  }
  return signs;
}

/** Returns how late a town has a sign: the nearer and the larger, the sooner. */
function weightOf({ x, y, rank }: { x: number; y: number; rank: number }, middle: { x: number; y: number }): number {
  return Math.hypot(x - middle.x, y - middle.y) * (rank + SIZE_WEIGHT);
}

function mostAtEdge(side: EdgeSign["side"], { height }: View): number {
  const isTallSide = (side === "left" || side === "right") && height > MOST_AT.tallPx;
  return isTallSide ? MOST_AT.tallSide : MOST_AT.edge;
}

/** Returns the places of a sign, all of it within a box: first at its bearing, then on both sides of it along the edge. */
function along(sign: EdgeSign, inner: Box): EdgeSign[] {
  const within = (at: number, from: number, to: number) => Math.min(Math.max(at, from), to);
  if (sign.side === "left" || sign.side === "right")
    return MOVES.times.map((times) => ({ ...sign, y: within(sign.y + times * MOVES.upright, inner.top, inner.bottom) }));
  const half = widthOf(sign) / 2;
  return MOVES.times.map((times) => ({ ...sign, x: within(sign.x + times * MOVES.lying, inner.left + half, inner.right - half) }));
}

/** Returns where the line from the middle to a point crosses the edge of a box. */
function edgeAt(middle: { x: number; y: number }, to: { x: number; y: number }, box: Box): Pick<EdgeSign, "side" | "x" | "y"> {
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const across = (box.right - box.left) / 2 / Math.max(Math.abs(dx), 1e-9);
  const up = (box.bottom - box.top) / 2 / Math.max(Math.abs(dy), 1e-9);
  const part = Math.min(across, up);
  const side = across < up ? (dx < 0 ? "left" : "right") : dy < 0 ? "top" : "bottom";
  return { side, x: middle.x + dx * part, y: middle.y + dy * part };
}

function widthOf({ name }: EdgeSign): number {
  return name.length * TEXT.perLetter + TEXT.extra;
}

/** Returns the part of a view that a sign takes. */
export function signBox(sign: EdgeSign): Box {
  const { side, x, y } = sign;
  const width = widthOf(sign);
  const left = side === "left" ? x : side === "right" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - TEXT.height / 2, bottom: y + TEXT.height / 2 };
}

function nameBox({ name, x, y }: { name: string; x: number; y: number }): Box {
  const half = (name.length * TEXT.perLetter) / 2 + 8;
  return { left: x - half, right: x + half, top: y - TEXT.height / 2, bottom: y + TEXT.height / 2 };
}

function headBox({ x, y }: { x: number; y: number }): Box {
  return { left: x - HEAD.half, right: x + HEAD.half, top: y - HEAD.above - HEAD.half, bottom: y };
}
