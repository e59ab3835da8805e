import { pointOn, RINGS, ringLabels, ringsAround } from "../distanceRings";
import type { Spot } from "../baseMap/clip";
import { BAND_ZOOM } from "../baseMap/zooms";
import type { Unit } from "../../../i18n/formatDistance";
import type { Box, LatLng, View } from "../mapAdapter";
import type { Shape } from "./drawShapes";
import type { Sheet } from "./sheet";

/** The distance of a ring, on its line. */
export interface Distance extends Spot {
  count: number;
  km: number;
}

interface Distances {
  /** Bands from the outside to the inside; none at a distance, where only their rings show. */
  bands: readonly Shape[];
  rings: readonly Shape[];
  names: readonly Distance[];
}

/** Parts of a picture's width and height at which its edges begin: a phone's is narrower, with a button and its sources below. */
const EDGES = { left: 0.12, right: 0.88, below: 0.68 };

const NONE: Distances = { bands: [], rings: [], names: [] };
const STEPS = ["nearest", "next", "third"] as const;

/** Returns what is drawn around the point from which distances are measured, as the map does in a view. */
export function drawDistances(
  at: LatLng | undefined,
  kiosks: readonly LatLng[],
  unit: Unit,
  sheet: Sheet,
  view: View,
  size = RINGS.ofPoint,
): Distances {
  const rings = at ? ringsAround(at, view, unit, kiosks, edgesOf(view), size) : [];
  if (!at || rings.length === 0) return NONE;
  const middle = sheet.toSpot(at);
  const circles = rings.map((ring) => {
    const radius = Math.round(middle.y - sheet.toSpot(pointOn(at, ring.km, 0)).y);
    const half = `a${radius} ${radius} 0 1 0`;
    return `M${Math.round(middle.x) - radius} ${Math.round(middle.y)}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
  });
  const { left, top, right, bottom } = sheet.drawn;
  const beyond = `M${Math.round(left)} ${Math.round(top)}H${Math.round(right)}V${Math.round(bottom)}H${Math.round(left)}z`;
  return {
    bands: view.zoom < BAND_ZOOM ? [] : [["beyond", beyond], ...circles.map((path, i) => [STEPS[i]!, path] as const).toReversed()],
    rings: [["ring", circles.join("")]],
    names: ringLabels(at, rings).map(({ at: point, count, km }) => ({ ...sheet.toSpot(point), count, km })),
  };
}

function edgesOf({ width, height }: View): Box[] {
  return [
    { left: 0, right: width * EDGES.left, top: 0, bottom: height },
    { left: width * EDGES.right, right: width, top: 0, bottom: height },
    { left: 0, right: width, top: height * EDGES.below, bottom: height },
  ];
}
