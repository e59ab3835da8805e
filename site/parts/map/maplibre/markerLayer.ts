import type { LayerSpecification } from "maplibre-gl";

/** Name of the source and image of markers, which labels avoid. */
export const MARKERS = "markers";

/** How far below its spot the middle of a marker is, in pixels. */
export const OFFSET = -6;

/** MapLibre places the last layer first: this invisible one keeps labels off the markers. */
export const markerLayer: LayerSpecification = {
  id: "markers",
  type: "symbol",
  source: MARKERS,
  layout: { "icon-image": MARKERS, "icon-allow-overlap": true, "icon-offset": [0, OFFSET], "icon-padding": 0 },
};
