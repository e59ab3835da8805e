import type { Lang } from "../../../i18n/languages";
import type { Spot } from "../baseMap/clip";
import type { Box, View } from "../mapAdapter";
import { keyOf, type Marker } from "../markers";
import { type RingName, ringNamesOf } from "../ringNames";
import { ringsApart } from "../ringsApart";
import type { Sheet } from "./sheet";

interface Kiosks {
  groups?: readonly Marker[];
  lang?: Lang;
}

/** A ring or a dot of a state's map. */
export interface PictureRing extends Spot {
  marker: Marker;
  name?: RingName;
  /** Index of the size at which it shows. */
  size: number;
}

/** The button of a phone's map, on which no name stands. */
const BUTTON: Box = { left: 0, right: 140, top: 180, bottom: 208 };
/** Maps above their sources, in pixels; `scale` is the width of their box as a multiple of a phone's, as in placeLabels.ts. */
const SIZES = [
  { scale: 1, width: 360, height: 208, floating: [BUTTON] },
  { scale: 1.5, width: 540, height: 452, floating: [] },
] as const;

/** Returns the rings of a state's picture, apart as on a map of each size. */
export function placeRings({ groups = [], lang = "en-us" }: Kiosks, sheet: Sheet): PictureRing[] {
  return SIZES.flatMap(({ scale, width, height, floating }, size) => {
    const zoom = sheet.zoom + Math.log2(scale);
    const view: View = { width, height, center: sheet.middle, zoom, bounds: sheet.bounds, isClosest: false };
    const markers = ringsApart(groups, zoom);
    const names = ringNamesOf(markers, view, floating, lang);
    return markers.map((marker) => ({ ...sheet.toSpot(marker), marker, name: names.get(keyOf(marker)), size }));
  });
}
