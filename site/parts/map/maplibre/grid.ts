import type { Feature, FeatureCollection, Position } from "geojson";
import type { View } from "../mapAdapter";

/** Distance of grid lines in degrees by minimum zoom; each is a multiple of the next. */
const STEPS: readonly (readonly [zoom: number, degrees: number])[] = [
  [13, 0.0125],
  [11, 0.05],
  [9, 0.25],
  [7.5, 1],
];
/** Margin around the view, in views: dragging shows more of the map. */
const MARGIN = 1;

/** Returns meridians and parallels around a view, which give a map without streets a scale. Empty at low zooms. */
export function gridAround({ zoom, bounds: { minLat, maxLat, minLng, maxLng } }: View): FeatureCollection {
  const step = STEPS.find(([from]) => zoom >= from);
  if (!step) return { type: "FeatureCollection", features: [] };
  const [, degrees] = step;
  const [high, wide] = [(maxLat - minLat) * MARGIN, (maxLng - minLng) * MARGIN];
  const [south, north, west, east] = [minLat - high, maxLat + high, minLng - wide, maxLng + wide];
  const meridians = lines(west, east, degrees, (lng) => [
    [lng, south],
    [lng, north],
  ]);
  const parallels = lines(south, north, degrees, (lat) => [
    [west, lat],
    [east, lat],
  ]);
  return { type: "FeatureCollection", features: [...meridians, ...parallels] };
}

function lines(from: number, to: number, degrees: number, line: (at: number) => Position[]): Feature[] {
  const first = Math.ceil(from / degrees);
  return Array.from({ length: Math.max(0, Math.floor(to / degrees) - first + 1) }, (_, i) => {
    const nth = first + i;
    // Every fourth line is bolder.
    return { type: "Feature", geometry: { type: "LineString", coordinates: line(nth * degrees) }, properties: { isBold: nth % 4 === 0 } };
  });
}
