import type { ExpressionSpecification, LayerSpecification, Map as MapLibre, StyleSpecification } from "maplibre-gl";
import type { Lang } from "../../../i18n/languages";
import { type BaseMap, collect, toLabels, toTowns, toShapes } from "../baseMap/baseMap";
import { DETAIL_ZOOM } from "../baseMap/zooms";
import { MAP_COLORS } from "../mapColors";

/** Name of the source and image of markers, which labels avoid. */
export const MARKERS = "markers";

/** Minimum zoom of details. MapLibre counts zoom in tiles of 512 pixels: one less than Google and the BFF. */
const DETAIL_FROM = DETAIL_ZOOM - 1;

/** MapLibre places the last layer first: this invisible one keeps labels off the markers. */
export const markerLayer: LayerSpecification = {
  id: "markers",
  type: "symbol",
  source: MARKERS,
  layout: { "icon-image": MARKERS, "icon-allow-overlap": true, "icon-offset": [0, -6], "icon-padding": 0 },
};

/** Colours the background as water; call it once the land is drawn. */
export function showWater(map: MapLibre): void {
  map.setPaintProperty("water", "background-color", MAP_COLORS.water);
}

/** Interpolates a value by zoom, as MapLibre counts it. */
const zoomed = (...stops: readonly (readonly [zoom: number, value: number | ExpressionSpecification])[]) =>
  ["interpolate", ["linear"], ["zoom"], ...stops.flat()] as ExpressionSpecification;
/** A value by a town's rank, the largest first; the last value is for all smaller ones too. */
const byRank = (...values: readonly number[]) =>
  [
    "match",
    ["get", "rank"],
    ...values.slice(0, -1).flatMap((value, rank) => [rank, value]),
    values.at(-1)!,
  ] as unknown as ExpressionSpecification;
const kind = (name: string): ExpressionSpecification => ["==", ["get", "kind"], name];

/**
 * Returns the style of the map with our own data: water, borders, inhabited areas and labels, without streets. It needs no other server.
 */
export function baseStyle(base: BaseMap, lang: Lang, font: string): StyleSpecification {
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
      places: { type: "geojson", data: toTowns(base.places, base.steps) },
      towns: { type: "geojson", data: toTowns([], base.steps) },
      labels: { type: "geojson", data: toLabels(base, lang) },
      [MARKERS]: { type: "geojson", data: collect([]) },
    },
    layers: [...shapeLayers(), ...labelLayers(font)],
  };
}

function shapeLayers(): LayerSpecification[] {
  const line = { "line-join": "round", "line-cap": "round" } as const;
  return [
    // Before the shapes load, everything is land: most kiosks are inland.
    {
      id: "water",
      type: "background",
      paint: { "background-color": MAP_COLORS.land, "background-color-transition": { duration: 300, delay: 0 } },
    },
    // Shallow water along the coast, in place of an outline.
    {
      id: "shore",
      type: "line",
      source: "shapes",
      filter: kind("land"),
      layout: line,
      paint: { "line-color": MAP_COLORS.shore, "line-width": zoomed([2, 4], [6, 10], [10, 22]), "line-blur": zoomed([2, 2], [10, 8]) },
    },
    { id: "land", type: "fill", source: "shapes", filter: kind("land"), paint: { "fill-color": MAP_COLORS.land } },
    {
      id: "abroad",
      type: "fill",
      source: "shapes",
      filter: kind("abroad"),
      // Less precise than the details: it would lie beside its shores.
      paint: { "fill-color": MAP_COLORS.abroad, "fill-opacity": zoomed([6, 1], [7, 0]) },
    },
    {
      id: "rivers",
      type: "line",
      source: "shapes",
      filter: kind("river"),
      layout: line,
      paint: { "line-color": MAP_COLORS.water, "line-width": zoomed([3, 0.6], [6, 1.6], [9, 4], [12, 12]) },
    },
    { id: "lakes", type: "fill", source: "shapes", filter: kind("lake"), paint: { "fill-color": MAP_COLORS.water } },
    ...detailLayers(),
    {
      id: "states",
      type: "line",
      source: "shapes",
      maxzoom: DETAIL_FROM,
      filter: kind("state"),
      layout: line,
      paint: { "line-color": MAP_COLORS.state, "line-width": zoomed([2, 0.7], [6, 1.2]), "line-dasharray": [3, 2.5] },
    },
    {
      id: "counties",
      type: "line",
      source: "details",
      minzoom: DETAIL_FROM,
      filter: kind("county"),
      layout: line,
      paint: { "line-color": MAP_COLORS.county, "line-width": zoomed([7, 0.7], [12, 1.4]) },
    },
    {
      id: "provinces",
      type: "line",
      source: "details",
      minzoom: DETAIL_FROM,
      filter: kind("province"),
      layout: line,
      paint: { "line-color": MAP_COLORS.state, "line-width": zoomed([7, 1.2], [12, 2]), "line-dasharray": [3, 2.5] },
    },
    {
      id: "countries",
      type: "line",
      source: "shapes",
      filter: kind("country"),
      layout: line,
      paint: { "line-color": MAP_COLORS.country, "line-width": zoomed([2, 1], [6, 1.8], [12, 3]) },
    },
  ];
}

/** Precise land and water of the cells that are loaded, over the shapes of the whole continent. */
function detailLayers(): LayerSpecification[] {
  const fill = (id: string, color: string): LayerSpecification => ({
    id,
    type: "fill",
    source: "details",
    minzoom: DETAIL_FROM,
    filter: kind(id),
    paint: { "fill-color": color },
  });
  return [
    fill("ground", MAP_COLORS.land),
    ...townShades(),
    fill("sea", MAP_COLORS.water),
    fill("inland", MAP_COLORS.water),
    {
      id: "banks",
      type: "line",
      source: "details",
      minzoom: DETAIL_FROM,
      filter: kind("inland"),
      layout: { "line-join": "round" },
      // As wide as 150 m: the data cuts rivers and lakes into pieces with gaps between them.
      paint: { "line-color": MAP_COLORS.water, "line-width": ["interpolate", ["exponential", 2], ["zoom"], 7, 0.4, 13, 24] },
    },
  ];
}

/** Inhabited areas as soft patches that scale with the map, in place of streets. */
function townShades(): LayerSpecification[] {
  const across = (scale: number) => ["*", scale, byRank(15, 11, 8, 6, 4.6, 3.4, 2.6, 2, 1.5)] as ExpressionSpecification;
  const shades = (id: string, source: string, opacity: ExpressionSpecification): LayerSpecification => ({
    id,
    type: "circle",
    source,
    paint: {
      "circle-color": MAP_COLORS.town,
      // Doubles at each zoom level, as the land does.
      "circle-radius": ["interpolate", ["exponential", 2], ["zoom"], 4, across(0.4), 6, across(1), 13, across(128)],
      "circle-blur": 0.9,
      "circle-opacity": opacity,
    },
  });
  // Small towns only show from closer zooms.
  return [shades("town-shades", "towns", zoomed([7.5, 0], [9.5, 1])), shades("city-shades", "places", zoomed([3, 0], [5, 1]))];
}

function labelLayers(font: string): LayerSpecification[] {
  // MapLibre reads the weight from the first family name. No family has that name, so the second one is used.
  const semibold = ["Keyway Semibold", font];
  const bold = ["Keyway Bold", font];
  const halo = { "text-halo-color": "rgba(255,255,255,0.85)", "text-halo-width": 1.4 };
  const townNames = (id: string, source: string): LayerSpecification => ({
    id,
    type: "symbol",
    source,
    // Cities of a million first, then smaller ones at each zoom level.
    filter: ["<=", ["get", "rank"], ["step", ["zoom"], 0, 3, 1, 4, 2, 5, 3, 6, 4, 7, 5, 8, 6, 9, 7, 10, 8]],
    layout: {
      "text-field": ["get", "name"],
      "text-font": semibold,
      "text-size": zoomed(
        [3, byRank(13, 12, 11)],
        [8, byRank(20, 17, 15, 13, 12, 11.5, 11)],
        [12, byRank(26, 23, 20, 17, 15, 14, 13, 12.5, 12)],
      ),
      "text-letter-spacing": -0.01,
      "text-max-width": 8,
      "text-padding": 4,
      // When a marker covers the town, its name stands beside the marker.
      "text-variable-anchor-offset": [
        "center",
        [0, 0],
        "top",
        [0, 2],
        "bottom",
        [0, -2.4],
        "left",
        [2.2, 0],
        "right",
        [-2.2, 0],
        "top-left",
        [0.8, 3.4],
        "top-right",
        [-0.8, 3.4],
        "bottom-left",
        [0.8, -3.8],
        "bottom-right",
        [-0.8, -3.8],
      ],
      "text-justify": "auto",
      "symbol-sort-key": ["+", ["*", 100_000, ["get", "rank"]], ["get", "order"]],
    },
    paint: { "text-color": ["case", ["<=", ["get", "rank"], 2], MAP_COLORS.ink, MAP_COLORS.text], ...halo },
  });
  return [
    {
      id: "water-names",
      type: "symbol",
      source: "labels",
      filter: kind("water"),
      layout: {
        "text-field": ["get", "name"],
        "text-font": ["Keyway Medium Italic", font],
        "text-size": zoomed([2.5, 11], [7, 16]),
        "text-letter-spacing": 0.04,
        "text-max-width": 6,
        "text-padding": 8,
      },
      paint: { "text-color": MAP_COLORS.waterText },
    },
    {
      id: "state-names",
      type: "symbol",
      source: "labels",
      minzoom: 3.7,
      maxzoom: 7.6,
      filter: kind("state"),
      layout: {
        "text-field": ["get", "name"],
        "text-font": semibold,
        "text-size": zoomed([3.5, 11], [7, 17]),
        "text-letter-spacing": 0.06,
        "text-max-width": 7,
        "text-padding": 4,
      },
      paint: { "text-color": MAP_COLORS.soft, "text-opacity": zoomed([6.6, 1], [7.6, 0.4]), ...halo },
    },
    townNames("town-names", "towns"),
    townNames("city-names", "places"),
    {
      id: "country-names",
      type: "symbol",
      source: "labels",
      maxzoom: 4.2,
      filter: kind("country"),
      layout: {
        "text-field": ["get", "name"],
        "text-font": bold,
        "text-size": zoomed([1.5, 13], [4, 22]),
        "text-letter-spacing": -0.01,
        "text-max-width": 8,
      },
      paint: { "text-color": MAP_COLORS.text, ...halo },
    },
    markerLayer,
  ];
}
