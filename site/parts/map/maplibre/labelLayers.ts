import type { ExpressionFilterSpecification, ExpressionSpecification, LayerSpecification, Map as MapLibre } from "maplibre-gl";
import type { MapColors } from "../mapColors";
import { LANDMARK_RANK } from "../placeNames";
import { RING } from "./cityRing";
import { byRank, CONTINENT_UNTIL, kind, zoomed } from "./expressions";
import { markerLayer } from "./markerLayer";

/** The layers of towns' names, and that of cities on the continent. */
export const TOWN_NAMES = ["town-names", "city-names"] as const;
export const REGION_NAMES = "region-names";

/** From this zoom on, names of towns say nothing around a kiosk. */
const KIOSK_FROM = 11.5;

/**
 * Around pins with names, leaves out those names and all but large cities, which get marks; around a kiosk, all towns that are near.
 * Returns a function that undoes this.
 */
export function limitNames(map: MapLibre, named: readonly string[], isOfKiosk: boolean): () => void {
  const limits: ExpressionSpecification[] = [
    ...(named.length > 0 ? landmarks(named) : []),
    ...(isOfKiosk ? [["<", ["zoom"], KIOSK_FROM] as ExpressionSpecification] : []),
  ];
  if (limits.length === 0) return () => {};
  const before = [...TOWN_NAMES, REGION_NAMES].map((id) => [id, map.getFilter(id) as ExpressionFilterSpecification] as const);
  for (const [id, filter] of before) map.setFilter(id, ["all", filter, ...limits]);
  const stopMarking = named.length > 0 ? markTowns(map) : () => {};
  return () => {
    // The map may have been removed.
    if (!map.style) return;
    for (const [id, filter] of before) map.setFilter(id, filter);
    stopMarking();
  };
}

/** Marks cities as on the continent: a pin beside them says where its place is, so they say it, too. Returns a function that undoes it. */
function markTowns(map: MapLibre): () => void {
  const before = TOWN_NAMES.flatMap((id) =>
    Object.keys(MARKED).map((name) => [id, name, map.getLayoutProperty(id, name as Layout)] as const),
  );
  for (const [id, name] of before) map.setLayoutProperty(id, name as Layout, MARKED[name as keyof typeof MARKED]);
  return () => before.forEach(([id, name, value]) => map.setLayoutProperty(id, name as Layout, value));
}

function landmarks(named: readonly string[]): ExpressionSpecification[] {
  return [
    ["!", ["in", ["get", "name"], ["literal", [...named]]]],
    ["<=", ["get", "rank"], LANDMARK_RANK],
  ];
}

/** Returns the places of a name around a ring, in the order in which they are tried: at its sides, above and below. */
function anchors(...sides: ["left" | "right", "left" | "right"]): ExpressionSpecification {
  const offsets = { left: [0.7, 0], right: [-0.7, 0] };
  const values = [...sides.flatMap((side) => [side, offsets[side]]), "bottom", [0, -0.7], "top", [0, 0.7]];
  return ["literal", values] as unknown as ExpressionSpecification;
}

type Layout = Parameters<MapLibre["setLayoutProperty"]>[1];

/** A city's ring with its name beside it; the ring is left out with its name. */
const MARKED = {
  "icon-image": RING,
  "icon-padding": 1,
  "text-variable-anchor-offset": anchors("left", "right"),
} as const;

/** When a marker covers the town, its name stands beside the marker. */
const NEAR = [
  ["center", [0, 0]],
  ["top", [0, 2.8]],
  ["bottom", [0, -2.4]],
  ["left", [2.2, 0]],
  ["right", [-2.2, 0]],
  ["top-left", [0.8, 3.4]],
  ["top-right", [-0.8, 3.4]],
  ["bottom-left", [0.8, -3.8]],
  ["bottom-right", [-0.8, -3.8]],
].flat(1);
/** On a map of its area, the name of a city of a million may stand farther away, by so much: many pins cover its middle. */
const AREA = { rank: 1, from: 9, steps: [-9, -7.5, -6, -4.5, -3, -1.5, 0, 1.5, 3, 4.5, 6, 7.5, 9] } as const;
const FAR = [
  ...NEAR,
  ...AREA.steps
    .flatMap((x) => AREA.steps.map((y) => [x, y] as const))
    .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))
    .flatMap((shift) => ["center", shift]),
];

/** Returns the layers of names, which avoid the markers and each other, in a font of the page. */
export function labelLayers(font: string, colors: MapColors): LayerSpecification[] {
  // MapLibre reads the weight from the first family name. No family has that name, so the second one is used.
  const semibold = ["Keyway Semibold", font];
  const halo = { "text-halo-color": colors.halo, "text-halo-width": 1.8 };
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
      "text-variable-anchor-offset": [
        "step",
        ["zoom"],
        ["literal", NEAR],
        AREA.from,
        ["case", ["<=", ["get", "rank"], AREA.rank], ["literal", FAR], ["literal", NEAR]],
      ] as never,
      "text-justify": "auto",
      "symbol-sort-key": ["+", ["*", 100_000, ["get", "rank"]], ["get", "order"]],
    },
    paint: { "text-color": ["case", ["<=", ["get", "rank"], 2], colors.city, colors.label], ...halo },
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
      paint: { "text-color": colors["water-label"] },
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
      paint: { "text-color": colors.soft, "text-opacity": zoomed([6.6, 1], [7.6, 0.4]), ...halo },
    },
    townNames(TOWN_NAMES[0], "towns"),
    { ...townNames(TOWN_NAMES[1], "places"), minzoom: CONTINENT_UNTIL },
    {
      id: REGION_NAMES,
      type: "symbol",
      source: "places",
      maxzoom: CONTINENT_UNTIL,
      filter: ["<=", ["get", "rank"], ["step", ["zoom"], 0, 3.2, 1]],
      layout: {
        ...MARKED,
        "text-field": ["get", "name"],
        "text-font": semibold,
        "text-size": 13,
        "text-letter-spacing": -0.01,
        "text-padding": 2,
        "text-variable-anchor-offset": ["match", ["get", "side"], "left", anchors("right", "left"), anchors("left", "right")],
        "text-justify": "auto",
        "symbol-sort-key": ["get", "order"],
      },
      paint: { "text-color": colors.city, ...halo },
    },
    markerLayer,
  ];
}
