import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { LatLng } from "../mapAdapter";
import { MARKERS } from "./baseStyle";

/** As big as a cluster around its point and a pin above it, so that one picture does for all. */
const SIZE = { width: 50, height: 64 };
/** Markers change together: the labels are placed anew once. */
const WAIT_MS = 50;

/** Tells the map where markers stand, so that its labels keep clear of them. Does nothing in a style that is not ours. */
export function createObstacles(map: MapLibre) {
  const points = new Set<LatLng>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    // Taken away meanwhile, or of another style.
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
  /** Answers how to take the marker away. */
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
