import type { LayerSpecification } from "maplibre-gl";

/** Name of the source and image of obstacles, which labels avoid. */
export const MARKERS = "markers";

/** MapLibre places the last layer first: this invisible one keeps labels off as many pixels around its points as these say. */
export const markerLayer: LayerSpecification = {
  id: "markers",
  type: "symbol",
  source: MARKERS,
  layout: { "icon-image": MARKERS, "icon-allow-overlap": true, "icon-padding": ["get", "reach"] },
};
