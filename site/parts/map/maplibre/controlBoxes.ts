import type { View } from "../mapAdapter";

/** Below this width the map's buttons stand together at the upper right (MapControls.module.css). */
const NARROW_PX = 600;

/** Returns the boxes of a map that its buttons, its key and its sources take, in pixels. */
export function controlBoxes({ width, height }: View, { top, bottom }: { top: number; bottom: number }) {
  const lower = height - bottom;
  const credit = { left: width - 310, right: width, top: lower - 30, bottom: lower };
  const column = width - 84;
  if (width < NARROW_PX) return [credit, { left: column, right: width, top, bottom: top + 190 }];
  return [
    credit,
    { left: column, right: width, top, bottom: top + 84 },
    { left: column, right: width, top: lower - 170, bottom: lower },
    { left: 0, right: 240, top, bottom: top + 72 },
  ];
}
