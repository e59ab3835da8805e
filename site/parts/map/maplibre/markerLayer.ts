import type { LayerSpecification } from "maplibre-gl";

/** Name of the source and image of markers, which labels avoid. */
export const MARKERS = "markers";

/** MapLibre places the last layer first: this invisible one keeps labels off the markers. */
export const markerLayer: LayerSpecification = {
  id: "markers",
  type: "symbol",
  source: MARKERS,
  layout: { "icon-image": MARKERS, "icon-allow-overlap": true, "icon-offset": [0, -6], "icon-padding": 0 },
};
