import { touch } from "./boxes";
import type { Box, Covered, LatLng, View } from "./mapAdapter";
import { headOf } from "./pinLeans";
import { pixelIn } from "./projection";

/** On these screens the map's buttons stand together at the upper right (MapControls.module.css). */
const NARROW = "(width < 600px)";
/** On these, what filled and hollow pins mean stands at the upper left (KioskMap.module.css), and the scale at the lower left. */
const WITH_KEY = "(width >= 960px)";
/** Half the width of the button that searches the map's area. */
const SEARCH_HALF = 130;

/** How wide the column of buttons is, at the right. */
const COLUMN_PX = 84;

/** Returns the parts of a phone's map that its buttons and its sources take. */
export function phoneControls(view: View, covered: Covered): Box[] {
  return [creditBox(view, covered), { left: view.width - COLUMN_PX, right: view.width, top: covered.top, bottom: covered.top + 190 }];
}

/** Returns the parts of a map that its buttons, its key and its sources take; with the button that searches its area if that shows. */
export function controlBoxes(view: View, covered: Covered, { hasSearch = false, hasKey = true } = {}): Box[] {
  const { width, height } = view;
  const { top } = covered;
  const lower = height - covered.bottom;
  const left = width - COLUMN_PX;
  const search = { left: width / 2 - SEARCH_HALF, right: width / 2 + SEARCH_HALF, top, bottom: top + 76 };
  const searches = hasSearch ? [search] : [];
  if (matchMedia(NARROW).matches) return [...phoneControls(view, covered), ...searches];
  return [
    creditBox(view, covered),
    ...searches,
    { left, right: width, top, bottom: top + 84 },
    { left, right: width, top: lower - 170, bottom: lower },
    ...(hasKey && matchMedia(WITH_KEY).matches
      ? [
          { left: 0, right: 240, top, bottom: top + 72 },
          { left: 0, right: 160, top: height - 64, bottom: height },
        ]
      : []),
  ];
}

function creditBox({ width, height }: View, { bottom }: Covered): Box {
  return { left: width - 310, right: width, top: height - bottom - 30, bottom: height - bottom };
}

/** Returns the parts of a map that something covers: its controls, and what floats above and below. */
export function floatingBoxes(view: View, covered: Covered, hasKey = true): Box[] {
  const { width, height } = view;
  const above = { left: 0, right: width, top: 0, bottom: covered.top };
  const below = { left: 0, right: width, top: height - covered.bottom, bottom: height };
  return [...controlBoxes(view, covered, { hasKey }), ...[above, below].filter((box) => box.bottom > box.top)];
}

/** How far beyond the edges of a map names and heads of pins may not reach. */
const EDGE_PX = 90;

/** Returns the parts that names and heads of pins keep clear of: what covers the map, and what is beyond its edges. */
export function boxesOutOfSight(view: View, covered: Covered): Box[] {
  const { width, height } = view;
  const sides = [-EDGE_PX, width].map((left) => ({ left, right: left + EDGE_PX, top: 0, bottom: height }));
  const ends = [-EDGE_PX, height].map((top) => ({ left: 0, right: width, top, bottom: top + EDGE_PX }));
  return [...floatingBoxes(view, covered), ...sides, ...ends];
}

/** Half the width of a pin's head, and how far the head reaches above its tip. */
const PIN = { half: 18, above: 50 };

/** Whether the pin of a kiosk touches one of these parts of a map. */
export function isPinUnder(view: View, at: LatLng, boxes: readonly Box[]): boolean {
  const { x, y } = pixelIn(view, at);
  const pin = { left: x - PIN.half, right: x + PIN.half, top: y - PIN.above, bottom: y };
  return boxes.some((box) => touch(box, pin));
}

/** Whether the middle of a pin's head, which leans by so many degrees, is in one of these parts of a map. */
export function isHeadUnder(view: View, at: LatLng, lean: number, boxes: readonly Box[]): boolean {
  const { x, y } = headOf(pixelIn(view, at), lean);
  return boxes.some((box) => touch(box, { left: x, right: x, top: y, bottom: y }));
}

/** Half of a dot with its edge. */
const DOT_HALF = 8;

/** Whether the edge of a map cuts the dot of a kiosk in two. */
export function isDotCut(view: View, at: LatLng): boolean {
  const { x, y } = pixelIn(view, at);
  const toEdge = Math.min(x, y, view.width - x, view.height - y);
  return Math.abs(toEdge) < DOT_HALF;
}
