import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { MAP_COLORS } from "../mapColors";
import { byRank, DETAIL_FROM, kind, zoomed } from "./expressions";

/** Returns the layers of water, land, borders and inhabited areas, without streets. */
export function shapeLayers(): LayerSpecification[] {
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
