import { areaOfCity } from "../../i18n/atCity";
import type { Lang } from "../../i18n/languages";
import { boxAround, isWhole, touch } from "./boxes";
import type { Box, View } from "./mapAdapter";
import { clusterSize, keyOf, type Marker } from "./markers";
import { pixelIn } from "./projection";

/** Where a name stands beside its ring, in degrees from the east downwards, in the order in which they are tried. */
const BEARINGS = [0, 180, -90, 90, -40, -140, 40, 140];

/** The name of a ring, and where it stands. */
export interface RingName {
  text: string;
  /** Its upper left corner from the ring's middle, in pixels. */
  left: number;
  top: number;
  /** What it takes of the view. */
  box: Box;
}

/** Fewer kiosks than this are a dot on a state's map; so are fewer than ten without a name. */
const [FEWEST_IN_RING, FEWEST_WITHOUT_NAME] = [4, 10];
/** Size of a name by its letters, and its distance from its ring, in pixels. */
const [PER_LETTER_PX, HEIGHT_PX, GAP_PX] = [7.6, 20, 9];
/** Half of a dot. */
const DOT = { x: 6, y: 6 };

/**
 * Returns the names of the rings on a state's map by their keys: each is called after its largest city. The largest ring comes first, on
 * the side where its name covers fewest dots; a name that is taken, or covers a ring, another name or what floats on the map, is left out.
 */
export function ringNamesOf(markers: readonly Marker[], view: View, floating: readonly Box[], lang: Lang): ReadonlyMap<string, RingName> {
  const rings = markers.filter((marker) => isRing(marker)).sort((one, other) => other.kioskCount - one.kioskCount);
  const dots = markers.filter((marker) => !isRing(marker)).map((marker) => boxAround(pixelIn(view, marker), DOT));
  const circles = rings.map((ring) => ({ ring, box: boxAround(pixelIn(view, ring), circleOf(ring)) }));
  const taken = [...floating];
  const dotsIn = (box: Box) => dots.filter((dot) => touch(dot, box)).length;
  const isFree = (box: Box, of: Marker) =>
    isWhole(box, view) && !taken.some((other) => touch(box, other)) && !circles.some((other) => other.ring !== of && touch(box, other.box));
  const names = new Map<string, RingName>();
  const texts = new Set<string>();
  for (const ring of rings) {
    const { city, hasOtherCities } = ring;
    if (!city) continue;
    const text = hasOtherCities ? areaOfCity(city, lang) : city;
    const boxes = BEARINGS.map((bearing) => boxOf(text, ring, view, bearing)).filter((box) => isFree(box, ring));
    const [box] = boxes.sort((one, other) => dotsIn(one) - dotsIn(other));
    if (!box || texts.has(city)) continue;
    texts.add(city);
    taken.push(box);
    const { x, y } = pixelIn(view, ring);
    names.set(keyOf(ring), { text, left: Math.round(box.left - x), top: Math.round(box.top - y), box });
  }
  return names;
}

/** Whether a marker of a state's map is a dot: one kiosk, or too few for a ring. */
export function isFew(marker: Marker, names: ReadonlyMap<string, RingName>): boolean {
  return marker.kioskCount < (names.has(keyOf(marker)) ? FEWEST_IN_RING : FEWEST_WITHOUT_NAME);
}

function isRing({ locationId, kioskCount }: Marker): boolean {
  return locationId === null && kioskCount >= FEWEST_IN_RING;
}

function circleOf({ kioskCount }: Marker): { x: number; y: number } {
  const radius = clusterSize(kioskCount) / 2;
  return { x: radius, y: radius };
}

function boxOf(text: string, ring: Marker, view: View, bearing: number): Box {
  const { x, y } = pixelIn(view, ring);
  const [wide, radius] = [text.length * PER_LETTER_PX, clusterSize(ring.kioskCount) / 2 + GAP_PX];
  const [right, down] = [Math.cos((bearing * Math.PI) / 180), Math.sin((bearing * Math.PI) / 180)];
  // The side of the name that is next to the ring, or its middle.
  const left = x + radius * right + wide * beside(right);
  const top = y + radius * down + HEIGHT_PX * beside(down);
  return { left, top, right: left + wide, bottom: top + HEIGHT_PX };
}

/** Which part of a name's size lies before its place beside a ring. */
function beside(direction: number): number {
  if (Math.abs(direction) < 0.1) return -0.5;
  return direction > 0 ? 0 : -1;
}
