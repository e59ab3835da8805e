import { type Flavor, layers, namedFlavor } from "@protomaps/basemaps";
import { addProtocol, type LayerSpecification, type StyleSpecification } from "maplibre-gl";
import { Protocol } from "pmtiles";
import type { Lang } from "#site/i18n/languages.ts";
import { MAP_COLORS } from "../mapColors";
import { MARKERS, markerLayer } from "./markerLayer";
import { collect } from "../baseMap/baseMap";

const SOURCE = "streets";
const CREDIT = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> · <a href="https://protomaps.com">Protomaps</a>';

let isAdded = false;

/** Returns the style of a map of streets with Protomaps' tiles in a PMTiles file, by its URL or path (docs/decisions/052). */
export function streetStyle(tilesUrl: string, lang: Lang, font: string): StyleSpecification {
  // The map's library reads only tile by tile; this reads the tiles from ranges of one file.
  if (!isAdded) addProtocol("pmtiles", new Protocol().tile);
  isAdded = true;
  return {
    version: 8,
    // No glyphs URL: labels use the page's font.
    sources: {
      [SOURCE]: { type: "vector", url: `pmtiles://${new URL(tilesUrl, location.href).href}`, attribution: CREDIT },
      [MARKERS]: { type: "geojson", data: collect([]) },
    },
    layers: [...layers(SOURCE, flavorOf(font), { lang: lang.slice(0, 2) }).filter(hasNoIcons), markerLayer],
  };
}

/** Icons would come from another host. */
function hasNoIcons({ layout }: LayerSpecification): boolean {
  return !layout || !("icon-image" in layout);
}

/** Protomaps' light colours, with our water, land and labels, and white roads. */
function flavorOf(font: string): Flavor {
  const light = namedFlavor("light");
  const white = Object.fromEntries(
    Object.keys(light)
      .filter((part) => ROADS.test(part))
      .map((part) => [part, part.includes("casing") ? MAP_COLORS.casing : MAP_COLORS.road]),
  );
  return {
    ...light,
    ...white,
    background: MAP_COLORS.water,
    earth: MAP_COLORS.land,
    water: MAP_COLORS.water,
    park_a: MAP_COLORS.park,
    park_b: MAP_COLORS.park,
    wood_a: MAP_COLORS.park,
    wood_b: MAP_COLORS.park,
    scrub_a: MAP_COLORS.park,
    scrub_b: MAP_COLORS.park,
    buildings: MAP_COLORS.town,
    boundaries: MAP_COLORS.country,
    roads_label_major: MAP_COLORS.soft,
    roads_label_minor: MAP_COLORS.soft,
    ocean_label: MAP_COLORS.waterText,
    city_label: MAP_COLORS.ink,
    subplace_label: MAP_COLORS.soft,
    state_label: MAP_COLORS.soft,
    country_label: MAP_COLORS.text,
    // MapLibre reads the weight from the first family name. No family has that name, so the second one is used.
    regular: `Keyway Medium,${font}`,
    bold: `Keyway Bold,${font}`,
    italic: `Keyway Medium Italic,${font}`,
  };
}

/** Names of the colours of roads. */
const ROADS = /^(bridges_|tunnel_)?(minor|link|major|highway|other)(_|$)/;
