import type { View } from "./mapAdapter";
import { clusterSize, type Marker } from "./markers";
import { project, unproject } from "./projection";

/** Fewer kiosks than this are a dot on a state's map. */
const FEWEST_IN_RING = 4;
/** Half of a dot with its edge, in pixels. */
const DOT_PX = 5.5;
/** How far apart rings and dots stand at least, and how far they move for it at most, in pixels. */
const [GAP_PX, MAX_MOVE_PX] = [4, 20];
/** So many larger rings move one. */
const MAX_STEPS = 8;
const ROUNDING_PX = 0.01;
/** What covers more than this part of a smaller ring's radius counts its kiosks, too. */
const MERGED_PART = 0.5;

/** A ring or a dot, on the map of the whole world. */
interface Disc {
  marker: Marker;
  radius: number;
  x: number;
  y: number;
}

/** The zoom and the width of a map. */
type Scale = Pick<View, "zoom" | "width">;

/**
 * Returns the markers of a state's map so that each can be seen: one that a larger one covers counts in that one, which keeps its
 * place and its city, and one that touches a larger one stands beside it. A press of what has merged leads to where it parts.
 */
export function ringsApart(markers: readonly Marker[], view: Scale): readonly Marker[] {
  const { zoom } = view;
  const discs = markers.map((marker) => ({ marker, radius: ringRadius(marker, view.width), ...project(marker, zoom) }));
  const kept: Disc[] = [];
  for (const disc of discs.toSorted((one, other) => other.marker.kioskCount - one.marker.kioskCount)) {
    const larger = kept.find((other) => overlap(other, disc) > MERGED_PART * disc.radius);
    if (larger) larger.marker = merged(larger, disc, zoom);
    else kept.push({ ...disc });
  }
  for (const [index, disc] of kept.entries()) {
    const place = placeBeside(disc, kept.slice(0, index));
    if ("marker" in place) {
      place.marker = merged(place, disc, zoom);
      kept.splice(index, 1);
      break;
    }
    Object.assign(disc, place);
  }
  // A ring that counts more is larger, and may cover others.
  if (kept.length < markers.length)
    return ringsApart(
      kept.map(({ marker }) => marker),
      view,
    );
  return kept.map(({ marker, x, y }) => ({ ...marker, ...unproject({ x, y }, zoom) }));
}

/** Whether a marker of a state's map is a dot: one kiosk, or too few for a ring. */
export function isFew({ kioskCount }: Marker): boolean {
  return kioskCount < FEWEST_IN_RING;
}

/** Returns the radius of a ring or a dot of a state's map of this width, in pixels. */
export function ringRadius(marker: Marker, mapWidth?: number): number {
  return isFew(marker) ? DOT_PX : clusterSize(marker.kioskCount, mapWidth) / 2;
}

/** Returns where a disc is clear of larger ones; or, without such a place nearby, the one that is in its way. */
function placeBeside(disc: Disc, larger: readonly Disc[]): { x: number; y: number } | Disc {
  let [place, step] = [disc, 0];
  for (;;) {
    const near = larger.find((other) => overlap(other, place) > ROUNDING_PX - GAP_PX);
    if (!near) return { x: place.x, y: place.y };
    const away = Math.atan2(place.y - near.y, place.x - near.x);
    const distance = near.radius + disc.radius + GAP_PX;
    place = { ...disc, x: near.x + distance * Math.cos(away), y: near.y + distance * Math.sin(away) };
    if (step++ === MAX_STEPS || Math.hypot(place.x - disc.x, place.y - disc.y) > MAX_MOVE_PX) return near;
  }
}

/** Returns by how many pixels two discs overlap; it is negative if they are apart. */
function overlap(one: Disc, other: Disc): number {
  return one.radius + other.radius - Math.hypot(one.x - other.x, one.y - other.y);
}

/** Returns the marker of both: it parts where one of them does, or where the smaller one is clear of the larger. */
function merged(larger: Disc, smaller: Disc, zoom: number): Marker {
  const [one, other] = [larger.marker, smaller.marker];
  const distance = Math.max(1, Math.hypot(larger.x - smaller.x, larger.y - smaller.y));
  const parted = zoom + Math.max(1, Math.log2((larger.radius + smaller.radius + GAP_PX) / distance));
  return {
    ...one,
    locationId: null,
    kioskCount: one.kioskCount + other.kioskCount,
    expansionZoom: Math.min(parted, one.expansionZoom ?? Infinity),
    hasOtherCities: one.hasOtherCities || other.hasOtherCities || one.city !== other.city,
  };
}
