import type { LayerSpecification, Map as MapLibre } from "maplibre-gl";
import { BAND_ZOOM, BUILT_UP_ZOOM } from "../baseMap/zooms";
import type { MapColors } from "../mapColors";
import { kind } from "./expressions";

/** Source of the bands around a point, of their rings, and of the grid's dots. */
export const BANDS = "bands";
/** MapLibre counts zoom in tiles of 512 pixels: one less than Google and the BFF. */
const [BANDS_FROM, BUILT_UP_FROM, LAST] = [BAND_ZOOM - 1, BUILT_UP_ZOOM - 1, 24];

/** Returns the layers of built-up ground and of the cores of towns. */
export function builtUpLayers(colors: MapColors): LayerSpecification[] {
  return (["built", "core"] as const).map((id) => ({
    id,
    type: "fill",
    source: "builtUp",
    minzoom: BUILT_UP_FROM,
    filter: kind(id),
    paint: { "fill-color": colors[id] },
  }));
}

/** Returns the layers of what lies around a searched point: bands from the nearest outwards, and their rings; and of the grid's dots. */
export function bandLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      id: "bands",
      type: "fill",
      source: BANDS,
      minzoom: BANDS_FROM,
      filter: kind("band"),
      paint: { "fill-color": ["match", ["get", "step"], 0, colors.nearest, 1, colors.next, 2, colors.third, colors.beyond] },
    },
    {
      id: "grid",
      type: "circle",
      source: BANDS,
      minzoom: BANDS_FROM,
      filter: kind("dot"),
      paint: { "circle-color": colors.grid, "circle-radius": 1.4 },
    },
    { id: "rings", type: "line", source: BANDS, filter: kind("ring"), paint: { "line-color": colors.ring, "line-width": 1 } },
  ];
}

/** Shows built-up ground at all zooms, or only where there are no bands. */
export function showBuiltUp(map: MapLibre, hasBands: boolean): void {
  for (const id of ["built", "core"]) map.setLayerZoomRange(id, BUILT_UP_FROM, hasBands ? BANDS_FROM : LAST);
}
