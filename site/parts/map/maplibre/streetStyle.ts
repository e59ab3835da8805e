import { type Flavor, layers, namedFlavor } from "@protomaps/basemaps";
import { addProtocol, type LayerSpecification, type StyleSpecification } from "maplibre-gl";
import { Protocol } from "pmtiles";
import type { Lang } from "#site/i18n/languages.ts";
import { isDark, type MapColors } from "../mapColors";
import { MARKERS, markerLayer } from "./markerLayer";
import { collect } from "../baseMap/baseMap";

const SOURCE = "streets";
const CREDIT = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> · <a href="https://protomaps.com">Protomaps</a>';

let isAdded = false;

/** Returns the style of a map of streets with Protomaps' tiles in a PMTiles file, by its URL or path (docs/decisions/052). */
export function streetStyle(tilesUrl: string, lang: Lang, font: string, colors: MapColors): StyleSpecification {
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
    layers: [...layers(SOURCE, flavorOf(font, colors), { lang: lang.slice(0, 2) }).filter(hasNoIcons), markerLayer],
  };
}

/** Icons would come from another host. */
function hasNoIcons({ layout }: LayerSpecification): boolean {
  return !layout || !("icon-image" in layout);
}

/** Protomaps' colours for the hour, with our water, land, roads and labels. */
function flavorOf(font: string, colors: MapColors): Flavor {
  const flavor = namedFlavor(isDark() ? "dark" : "light");
  const roads = Object.fromEntries(
    Object.keys(flavor)
      .filter((part) => ROADS.test(part))
      .map((part) => [part, part.includes("casing") ? colors.casing : colors.road]),
  );
  return {
    ...flavor,
    ...roads,
    background: colors.water,
    earth: colors.land,
    water: colors.water,
    park_a: colors.park,
    park_b: colors.park,
    wood_a: colors.park,
    wood_b: colors.park,
    scrub_a: colors.park,
    scrub_b: colors.park,
    buildings: colors.built,
    boundaries: colors.country,
    roads_label_major: colors.soft,
    roads_label_minor: colors.soft,
    ocean_label: colors["water-label"],
    city_label: colors.city,
    subplace_label: colors.soft,
    state_label: colors.soft,
    country_label: colors.label,
    // MapLibre reads the weight from the first family name. No family has that name, so the second one is used.
    regular: `Keyway Medium,${font}`,
    bold: `Keyway Bold,${font}`,
    italic: `Keyway Medium Italic,${font}`,
  };
}

/** Names of the colours of roads. */
const ROADS = /^(bridges_|tunnel_)?(minor|link|major|highway|other)(_|$)/;
