import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { Box, LatLng } from "../mapAdapter";
import { LIFT_PX, MARKERS, OBSTACLE } from "./markerLayer";

/** The image of an obstacle reaches this far above its point. */
const ABOVE_PX = OBSTACLE.height / 2 + LIFT_PX;
/** Markers change together: labels are placed once after all changes. */
const WAIT_MS = 50;

/** Returns the pixels at which obstacles cover parts of the map. */
export function obstaclesIn(boxes: readonly Box[]): [x: number, y: number][] {
  return boxes.flatMap(({ left, right, top, bottom }) =>
    steps(left, right, OBSTACLE.width).flatMap((x) =>
      steps(top, bottom, OBSTACLE.height).map((y): [number, number] => [x + OBSTACLE.width / 2, y + ABOVE_PX]),
    ),
  );
}

/** Returns where tiles begin that cover a stretch: the last one ends with it. */
function steps(from: number, to: number, length: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / length));
  return Array.from({ length: count }, (_, index) => Math.min(from + index * length, Math.max(from, to - length)));
}

/** Tells the map where markers are, so that its labels avoid them. Does nothing in a configured style. */
export function createObstacles(map: MapLibre) {
  const points = new Set<LatLng>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    // The map may have been removed, or has another style.
    const source = map.style && map.getSource<GeoJSONSource>(MARKERS);
    if (!source) return;
    if (!map.hasImage(MARKERS)) map.addImage(MARKERS, { ...OBSTACLE, data: new Uint8Array(OBSTACLE.width * OBSTACLE.height * 4) });
    const features = [...points].map(({ lat, lng }) => ({
      type: "Feature" as const,
      geometry: { type: "Point" as const, coordinates: [lng, lat] },
      properties: {},
    }));
    source.setData({ type: "FeatureCollection", features });
  };
  /** Adds a marker; returns a function that removes it. */
  return (point: LatLng): (() => void) => {
    const change = () => {
      clearTimeout(timer);
      timer = setTimeout(update, WAIT_MS);
    };
    points.add(point);
    change();
    return () => {
      points.delete(point);
      change();
    };
  };
}
