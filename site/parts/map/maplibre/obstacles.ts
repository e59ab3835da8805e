import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { LatLng } from "../mapAdapter";
import { MARKERS, OFFSET } from "./markerLayer";

/** Covers both a cluster around its point and a pin above it, so that one image serves both. */
const SIZE = { width: 50, height: 64 };
/** Returns the spots of the markers that would cover a box, in pixels. */
export function spotsOf(box: { left: number; right: number; top: number; bottom: number }): [x: number, y: number][] {
  const along = (from: number, to: number, size: number) => {
    const count = Math.ceil((to - from) / size);
    return Array.from({ length: count }, (_, index) => from + ((index + 0.5) * (to - from)) / count);
  };
  return along(box.left, box.right, SIZE.width).flatMap((x) =>
    along(box.top, box.bottom, SIZE.height).map((y): [number, number] => [x, y - OFFSET]),
  );
}

/** Markers change together: labels are placed once after all changes. */
const WAIT_MS = 50;

/** Tells the map where markers are, so that its labels avoid them. Does nothing in a configured style. */
export function createObstacles(map: MapLibre) {
  const points = new Set<LatLng>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    // The map may have been removed, or has another style.
    const source = map.style && map.getSource<GeoJSONSource>(MARKERS);
    if (!source) return;
    if (!map.hasImage(MARKERS)) map.addImage(MARKERS, { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height * 4) });
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
