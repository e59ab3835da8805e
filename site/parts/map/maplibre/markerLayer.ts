import type { LayerSpecification } from "maplibre-gl";

/** Name of the source and image of obstacles, which labels avoid. */
export const MARKERS = "markers";

/**
 * MapLibre places the symbols of the last layer first, and labels only where nothing is placed. Each point of this layer is invisible and
 * takes the pixels around it that its `reach` has.
 */
export const markerLayer: LayerSpecification = {
  id: "markers",
  type: "symbol",
  source: MARKERS,
  layout: { "icon-image": MARKERS, "icon-allow-overlap": true, "icon-padding": ["get", "reach"] },
};
