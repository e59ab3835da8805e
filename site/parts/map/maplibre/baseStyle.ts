import type { Map as MapLibre, StyleSpecification } from "maplibre-gl";
import type { Lang } from "#site/i18n/languages.ts";
import { type BaseMap, collect, toLabels, toTowns, toShapes } from "../baseMap/baseMap";
import { byRegion } from "../baseMap/regionCities";
import type { MapColors } from "../mapColors";
import { labelLayers } from "./labelLayers";
import { MARKERS } from "./markerLayer";
import { BANDS } from "./bands";
import { FOCUS, NETWORK, shapeLayers, WATER } from "./shapeLayers";

/** Hides the picture below the map; call it once the land is drawn. */
export function showWater(map: MapLibre): void {
  map.setPaintProperty(WATER, "background-opacity", 1);
}

/**
 * Returns the style of the map with our own data: water, borders, inhabited areas and labels, without streets. It needs no other server.
 */
export function baseStyle(base: BaseMap, lang: Lang, font: string, colors: MapColors): StyleSpecification {
  const credit = [
    '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    '<a href="https://www.naturalearthdata.com/">Natural Earth</a>',
    '<a href="https://www.geonames.org/">GeoNames</a>',
  ].join(" · ");
  return {
    version: 8,
    // No glyphs URL: labels use the page's font.
    sources: {
      shapes: { type: "geojson", data: toShapes(base), tolerance: 0.3, attribution: credit },
      details: { type: "geojson", data: collect([]), tolerance: 0.3 },
      places: { type: "geojson", data: toTowns(byRegion(base.places), base.steps) },
      towns: { type: "geojson", data: toTowns([], base.steps) },
      builtUp: { type: "geojson", data: collect([]), tolerance: 0.3 },
      [FOCUS]: { type: "geojson", data: collect([]), tolerance: 0.3 },
      [NETWORK]: { type: "geojson", data: collect([]) },
      [BANDS]: { type: "geojson", data: collect([]), tolerance: 0.1 },
      labels: { type: "geojson", data: toLabels(base, lang) },
      [MARKERS]: { type: "geojson", data: collect([]) },
    },
    layers: [...shapeLayers(colors), ...labelLayers(font, colors)],
  };
}
