import type { LayerSpecification } from "maplibre-gl";
import type { MapColors } from "../mapColors";
import { bandLayers, builtUpLayers } from "./bands";
import { CONTINENT_UNTIL, DETAIL_FROM, kind, zoomed } from "./expressions";

/** The background's layer. */
export const WATER = "water";

/** Source and layer of the dots of the whole network. */
export const NETWORK = "network";

/** Source and layer of the state or province that a page is about. */
export const FOCUS = "focus";

/** Returns the layers of water, land, borders and inhabited areas, without streets. */
export function shapeLayers(colors: MapColors): LayerSpecification[] {
  const line = { "line-join": "round", "line-cap": "round" } as const;
  return [
    {
      id: WATER,
      type: "background",
      // Until the land is drawn, the picture below shows through (showWater).
      paint: { "background-color": colors.water, "background-opacity": 0, "background-opacity-transition": { duration: 0, delay: 0 } },
    },
    { id: "land", type: "fill", source: "shapes", filter: kind("land"), paint: { "fill-color": colors.land } },
    {
      id: "abroad",
      type: "fill",
      source: "shapes",
      filter: kind("abroad"),
      // Less precise than the details: it would lie beside its shores.
      paint: { "fill-color": colors.abroad, "fill-opacity": zoomed([6, 1], [7, 0]) },
    },
    // Less precise than the outline of the state that a page is about, which covers them.
    {
      id: "states",
      type: "line",
      source: "shapes",
      maxzoom: DETAIL_FROM,
      filter: kind("state"),
      layout: line,
      paint: { "line-color": colors.state, "line-width": zoomed([2, 0.7], [6, 1.2]), "line-dasharray": [3, 2.5] },
    },
    { id: FOCUS, type: "fill", source: FOCUS, paint: { "fill-color": colors.focus } },
    {
      id: "rivers",
      type: "line",
      source: "shapes",
      filter: kind("river"),
      layout: line,
      paint: { "line-color": colors.water, "line-width": zoomed([3, 0.6], [6, 1.6], [9, 4], [12, 12]) },
    },
    { id: "lakes", type: "fill", source: "shapes", filter: kind("lake"), paint: { "fill-color": colors.water } },
    ...detailLayers(colors),
    { id: "focus-line", type: "line", source: FOCUS, layout: line, paint: { "line-color": colors.country, "line-width": 1.6 } },
    {
      id: "counties",
      type: "line",
      source: "details",
      minzoom: DETAIL_FROM,
      filter: kind("county"),
      layout: line,
      paint: { "line-color": colors.county, "line-width": zoomed([7, 0.7], [12, 1.4]) },
    },
    {
      id: "provinces",
      type: "line",
      source: "details",
      minzoom: DETAIL_FROM,
      filter: kind("province"),
      layout: line,
      paint: { "line-color": colors.state, "line-width": zoomed([7, 1.2], [12, 2]), "line-dasharray": [3, 2.5] },
    },
    {
      id: "countries",
      type: "line",
      source: "shapes",
      filter: kind("country"),
      layout: line,
      paint: { "line-color": colors.country, "line-width": zoomed([2, 1], [6, 1.8], [12, 3]) },
    },
    {
      id: NETWORK,
      type: "circle",
      source: NETWORK,
      maxzoom: CONTINENT_UNTIL,
      paint: { "circle-color": colors.city, "circle-radius": ["get", "radius"] },
    },
  ];
}

/** Precise land and water of the cells that are loaded, over the shapes of the whole continent. */
function detailLayers(colors: MapColors): LayerSpecification[] {
  const fill = (id: string, color: string): LayerSpecification => ({
    id,
    type: "fill",
    source: "details",
    minzoom: DETAIL_FROM,
    filter: kind(id),
    paint: { "fill-color": color },
  });
  return [
    fill("ground", colors.land),
    ...builtUpLayers(colors),
    ...bandLayers(colors),
    fill("sea", colors.water),
    fill("inland", colors.water),
    {
      id: "banks",
      type: "line",
      source: "details",
      minzoom: DETAIL_FROM,
      filter: kind("inland"),
      layout: { "line-join": "round" },
      // As wide as 150 m: the data cuts rivers and lakes into pieces with gaps between them.
      paint: { "line-color": colors.water, "line-width": ["interpolate", ["exponential", 2], ["zoom"], 7, 0.4, 13, 24] },
    },
  ];
}
