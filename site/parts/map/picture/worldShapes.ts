import type { Position } from "geojson";
import { type Line, unpackLine } from "../baseMap/baseMap";
import { project } from "../projection";
import type { Rect, Spot } from "../baseMap/clip";

/** A line or ring on the map of the whole world, which is 256 pixels wide. */
export interface WorldLine {
  spots: readonly Spot[];
  box: Rect;
}

/** Returns packed lines or rings on the map of the whole world. */
export function toWorldLines(lines: readonly Line[], steps: number): WorldLine[] {
  return lines.map((line) => toWorldLine(unpackLine(line, steps)));
}

/** Returns a line in degrees on the map of the whole world. */
export function toWorldLine(line: readonly Position[]): WorldLine {
  const spots = line.map(([lng, lat]) => project({ lng: lng!, lat: lat! }, 0));
  return { spots, box: boxAround(spots) };
}

/** Returns the lines whose boxes touch a rectangle. */
export function linesNear(lines: readonly WorldLine[], { left, top, right, bottom }: Rect): WorldLine[] {
  return lines.filter(({ box }) => box.right >= left && box.left <= right && box.bottom >= top && box.top <= bottom);
}

function boxAround(spots: readonly Spot[]): Rect {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of spots) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
