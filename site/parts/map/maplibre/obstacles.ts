import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { Box, LatLng } from "../mapAdapter";
import { MARKERS } from "./markerLayer";

/** Markers change together: labels are placed once after all changes. */
const WAIT_MS = 50;

/** What labels avoid: a point, and how far it reaches upwards, to the right, downwards and to the left, in pixels. */
export interface Obstacle {
  at: LatLng;
  reach: readonly [up: number, right: number, down: number, left: number];
}

/** What a marker takes around its point, be it a ring or an upright pin; and what a pin's head takes around its middle. */
export const [MARKER_REACH, HEAD_REACH] = [
  [54, 25, 30, 25],
  [42, 25, 42, 25],
] as const;

/**
 * Returns the obstacle that covers a part of a map. Its point is within the map, wherever the part is: of what lies beyond, MapLibre may
 * have loaded nothing.
 */
export function obstacleOf({ left, right, top, bottom }: Box, map: MapLibre): Obstacle {
  const { clientWidth, clientHeight } = map.getContainer();
  const x = Math.min(Math.max((left + right) / 2, 1), clientWidth - 1);
  const y = Math.min(Math.max((top + bottom) / 2, 1), clientHeight - 1);
  const pixels = (distance: number) => Math.max(0, distance);
  return { at: map.unproject([x, y]), reach: [pixels(y - top), pixels(right - x), pixels(bottom - y), pixels(x - left)] };
}

/** Tells the map where obstacles are, so that its labels avoid them. Does nothing in a configured style. */
export function createObstacles(map: MapLibre) {
  const obstacles = new Set<Obstacle>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    // The map may have been removed, or has another style.
    const source = map.style && map.getSource<GeoJSONSource>(MARKERS);
    if (!source) return;
    if (!map.hasImage(MARKERS)) map.addImage(MARKERS, { width: 1, height: 1, data: new Uint8Array(4) });
    const features = [...obstacles].map(({ at: { lat, lng }, reach }) => ({
      type: "Feature" as const,
      geometry: { type: "Point" as const, coordinates: [lng, lat] },
      properties: { reach },
    }));
    source.setData({ type: "FeatureCollection", features });
  };
  /** Adds an obstacle; returns a function that removes it. */
  return (obstacle: Obstacle): (() => void) => {
    const change = () => {
      clearTimeout(timer);
      timer = setTimeout(update, WAIT_MS);
    };
    obstacles.add(obstacle);
    change();
    return () => {
      obstacles.delete(obstacle);
      change();
    };
  };
}
