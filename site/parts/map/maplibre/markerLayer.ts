import type { LayerSpecification } from "maplibre-gl";

/** Name of the source and image of markers, which labels avoid. */
export const MARKERS = "markers";

/** The size of that image: it covers both a ring around its point and a pin above it, so that one serves both. */
export const OBSTACLE = { width: 50, height: 84 };
/** How far above its point the middle of the image is. */
export const LIFT_PX = 12;

/** MapLibre places the last layer first: this invisible one keeps labels off the markers. */
export const markerLayer: LayerSpecification = {
  id: "markers",
  type: "symbol",
  source: MARKERS,
  layout: { "icon-image": MARKERS, "icon-allow-overlap": true, "icon-offset": [0, -LIFT_PX], "icon-padding": 0 },
};
