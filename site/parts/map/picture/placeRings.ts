import type { Lang } from "../../../i18n/languages";
import type { Spot } from "../baseMap/clip";
import { boxAround, touch } from "../boxes";
import type { Box, View } from "../mapAdapter";
import { clusterSize, keyOf, type Marker } from "../markers";
import { pixelIn } from "../projection";
import { type RingName, ringNamesOf } from "../ringNames";
import { isFew, ringsApart } from "../ringsApart";
import type { Sheet } from "./sheet";

/** Half of a dot with its edge, and the room between it and a name. */
const DOT = { x: 10, y: 8 };
/** How much larger than it is arranged for a picture shows: dots are so much farther from a ring, its name is not. */
const SCALES = [1, 1.2, 1.4, 1.6];

interface Kiosks {
  groups?: readonly Marker[];
  lang?: Lang;
}

/** A ring or a dot of a state's map. */
export interface PictureRing extends Spot {
  marker: Marker;
  name?: RingName;
  /** Of a ring, in pixels. */
  diameter: number;
  /** Index of the size at which it shows. */
  size: number;
}

/** A phone's map, with a margin above its box as high as that below, and a larger one by the width of its box and its margin: in pixels. */
const [PHONE, LARGER] = [
  { width: 360, height: 264 },
  { boxWidth: 441, margin: 48 },
];
/** Where no name stands on a phone's map: above it, and on its button and its sources (MapFrame.module.css). */
const COVERED: readonly Box[] = [
  { left: 0, right: 360, top: 0, bottom: 28 },
  { left: 0, right: 140, top: 210, bottom: 264 },
  { left: 230, right: 360, top: 236, bottom: 264 },
];

/**
 * Returns the rings of a state's picture, apart as on a map of each size, and dots without those that names cover: there are more than on
 * the map, which has a clustering of its own for each zoom.
 */
export function placeRings({ groups = [], lang = "en-us" }: Kiosks, sheet: Sheet): PictureRing[] {
  const scale = LARGER.boxWidth / sheet.width;
  const [width, height] = [sheet.width, sheet.height].map((side) => side * scale + 2 * LARGER.margin) as [number, number];
  const larger = { width, height, zoom: Math.log2(sheet.units * scale) };
  return [
    ...ringsAt(groups, sheet, { ...PHONE, zoom: sheet.zoom }, COVERED, lang).map((ring) => ({ ...ring, size: 0 })),
    ...ringsAt(groups, sheet, larger, [], lang).map((ring) => ({ ...ring, size: 1 })),
  ];
}

type Size = Pick<View, "width" | "height" | "zoom">;

function ringsAt(groups: readonly Marker[], sheet: Sheet, size: Size, floating: readonly Box[], lang: Lang): Omit<PictureRing, "size">[] {
  const view: View = { ...size, center: sheet.middle, bounds: sheet.bounds, isClosest: false };
  const markers = ringsApart(groups, view);
  const names = ringNamesOf(
    markers.filter((marker) => !isFew(marker)),
    view,
    floating,
    lang,
  );
  const named = markers.flatMap((ring) => {
    const name = names.get(keyOf(ring));
    return name ? [{ box: name.box, ...pixelIn(view, ring) }] : [];
  });
  const isCovered = (dot: Marker) => {
    const to = pixelIn(view, dot);
    return named.some(({ box, x, y }) =>
      SCALES.some((scale) => touch(box, boxAround({ x: x + (to.x - x) * scale, y: y + (to.y - y) * scale }, DOT))),
    );
  };
  return markers
    .filter((marker) => !isFew(marker) || !isCovered(marker))
    .map((marker) => ({
      ...sheet.toSpot(marker),
      marker,
      name: names.get(keyOf(marker)),
      diameter: clusterSize(marker.kioskCount, view.width),
    }));
}
