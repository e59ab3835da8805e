import { areaOfCity } from "../../i18n/atCity";
import type { Lang } from "../../i18n/languages";
import { boxAround, boxBeside, isWhole, NAME_SIDES, type NameSide, touch } from "./boxes";
import type { Box, View } from "./mapAdapter";
import { keyOf, type Marker } from "./markers";
import type { Shift } from "./pinPlaces";
import { pixelIn } from "./projection";
import { isFew, ringRadius } from "./ringsApart";

/** The name of a ring, and where it stands. */
export interface RingName {
  text: string;
  side: NameSide;
  /** By how much it stands beside the middle of that side. */
  shift: Shift;
  /** What it takes of the view. */
  box: Box;
}

/** Size of a name by its letters, in pixels, with room at both ends, and its distances from a ring at its sides, and above and below. */
const NAME = { perLetter: 7.2, room: 4, height: 18, beside: 5, above: 5 };
/** By which parts of a ring, or of itself above and below it, a name moves along its side. */
const SLIDES = [-0.6, 0.6, -0.3, 0.3, -0.9, 0.9];
/** Where a name stands, in the order in which places are tried. Moved, it is closer to its ring below and above. */
const PLACES = [
  ...NAME_SIDES.map((side) => ({ side, slide: 0 })),
  ...NAME_SIDES.toReversed().flatMap((side) => SLIDES.map((slide) => ({ side, slide }))),
];
/** The dotted line around a ring. */
const LINE_PX = 4;
/** Space between the lines of two names. */
const APART_PX = 5;
/** A name is at least so much nearer to its ring than to any dot, in pixels: otherwise it reads as the dot's. */
const NEARER_PX = 4;

/**
 * Returns the names of the rings on a state's map by their keys: each is called after its city, of several after the area of the largest,
 * `Houston area`, or where that has no room, `Houston+`. The largest ring comes first; a name that is taken, or would cover a ring,
 * another name or what floats on the map, or be as near to a dot as to its ring, wherever it stands, is left out.
 */
export function ringNamesOf(markers: readonly Marker[], view: View, floating: readonly Box[], lang: Lang): ReadonlyMap<string, RingName> {
  const taken = [...floating, ...markers.map((marker) => boxOf(marker, view))];
  const dots = markers.filter(isFew).map((marker) => discOf(marker, view));
  const names = new Map<string, RingName>();
  const cities = new Set<string>();
  for (const ring of markers.filter((marker) => !isFew(marker)).toSorted((one, other) => other.kioskCount - one.kioskCount)) {
    const { city, hasOtherCities } = ring;
    if (!city || cities.has(city)) continue;
    const texts = hasOtherCities ? [areaOfCity(city, lang), `${city}+`] : [city];
    const places = texts.flatMap((text) => PLACES.map(({ side, slide }) => nameOf(text, ring, view, side, slide)));
    const disc = discOf(ring, view);
    const isOwn = (box: Box) => {
      const reach = distanceTo(box, disc) + NEARER_PX;
      return dots.every((dot) => distanceTo(box, dot) >= reach);
    };
    const name = places.find(({ box }) => isWhole(box, view) && !taken.some((other) => touch(box, other)) && isOwn(box));
    if (!name) continue;
    cities.add(city);
    taken.push(withSpace(name.box));
    names.set(keyOf(ring), name);
  }
  return names;
}

/** A name right above or below another would read as its second line. */
function withSpace({ left, right, top, bottom }: Box): Box {
  return { left, right, top: top - APART_PX, bottom: bottom + APART_PX };
}

function boxOf(marker: Marker, view: View): Box {
  const radius = ringRadius(marker, view.width) + (isFew(marker) ? 0 : LINE_PX);
  return boxAround(pixelIn(view, marker), { x: radius, y: radius });
}

/** A ring or a dot in pixels of the view. */
interface Disc {
  x: number;
  y: number;
  radius: number;
}

function discOf(marker: Marker, view: View): Disc {
  return { ...pixelIn(view, marker), radius: ringRadius(marker, view.width) };
}

/** Returns how far a ring or a dot is from a box. */
function distanceTo({ left, right, top, bottom }: Box, { x, y, radius }: Disc): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) - radius;
}

function nameOf(text: string, ring: Marker, view: View, side: NameSide, slide: number): RingName {
  const [radius, { x, y }] = [ringRadius(ring, view.width), pixelIn(view, ring)];
  const half = { x: (text.length * NAME.perLetter) / 2 + NAME.room, y: NAME.height / 2 };
  const isAside = side === "right" || side === "left";
  const shift = { x: isAside ? 0 : Math.round(slide * half.x), y: isAside ? Math.round(slide * radius) : 0 };
  const box = boxBeside({ x: x + shift.x, y: y + shift.y }, side, half, { x: radius + NAME.beside, y: radius + NAME.above });
  return { text, side, shift, box };
}
