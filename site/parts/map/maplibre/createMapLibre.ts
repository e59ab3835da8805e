import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapLibre,
  type MapOptions,
  type MapSourceDataEvent,
  setWorkerUrl,
  type StyleSpecification,
} from "maplibre-gl";
import type { Lang } from "#site/i18n/languages.ts";
import { CLOSEST, isFloating, paddingOf } from "../firstView";
import type { Bounds, MapProps, Margin, View } from "../mapAdapter";
import { OWN_MAX_ZOOM, stateUntil } from "../baseMap/zooms";
import { type BaseMap, type Region, toFocus } from "../baseMap/baseMap";
import { type MapColors, onSchemeChange, readMapColors } from "../mapColors";
import { baseStyle, showWater } from "./baseStyle";
import { FOCUS, WATER } from "./shapeLayers";
import { drawCityRing } from "./cityRing";
import { REGION_NAMES, TOWN_NAMES } from "./labelLayers";
import { createCellLoader, fetchJson, type Towns } from "./loadCells";

/** MapLibre counts zoom in tiles of 512 pixels: one less than Google and the BFF. */
const ZOOM_SHIFT = 1;
const MAX_ZOOM = 17;
/** Where layers end. */
const LAST_ZOOM = 24;
/** North America: the extent of our map data. */
const LIMITS: [number, number, number, number] = [-172, 12, -50, 76];

/** Returns how a map fits a box: with a margin, and not so close that the surroundings are lost. */
export function fitOptions(map: HTMLElement, margin: Margin) {
  return { padding: paddingOf(margin, map.clientWidth, map.clientHeight, isFloating()), maxZoom: CLOSEST[margin] - ZOOM_SHIFT };
}

/**
 * Creates a map in an element of the page, and tells which towns our own map has loaded. Throws when the browser cannot draw one or the
 * map's data fails to load.
 */
export async function createMapLibre(
  container: HTMLElement,
  { bounds, margin, focus, settings: { styleUrl, tilesUrl }, lang, words, isCooperative }: MapProps,
  onTowns: (towns: Towns) => void,
): Promise<MapLibre> {
  setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).toString());
  const base = styleUrl || tilesUrl ? null : await fetchJson<BaseMap>("/assets/map/base.json");
  const font = fontOf(container);
  const styleIn = base ? (colors: MapColors) => baseStyle(base, lang, font, colors) : tilesUrl && (await loadStreets(tilesUrl, lang, font));
  const options: MapOptions = {
    container,
    style: styleUrl || !styleIn ? styleUrl! : styleIn(readMapColors(container)),
    bounds: toLngLatBounds(bounds),
    fitBoundsOptions: fitOptions(container, margin),
    maxZoom: (base ? OWN_MAX_ZOOM : MAX_ZOOM) - ZOOM_SHIFT,
    ...(base && { maxBounds: LIMITS, renderWorldCopies: false }),
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    maxPitch: 0,
    cooperativeGestures: isCooperative,
    attributionControl: false,
    // The container may resize many times in a row: KioskMap calls resize once at the end.
    trackResize: false,
    locale: {
      "Map.Title": words.mapLabel,
      "CooperativeGesturesHandler.MobileHelpText": words.twoFingers,
      "CooperativeGesturesHandler.WindowsHelpText": words.ctrlScroll,
      "CooperativeGesturesHandler.MacHelpText": words.commandScroll,
    },
  };
  const map = new MapLibre(options);
  // The canvas takes arrow keys. It stands within a landmark of the same name (MapFrame), so it is not another landmark.
  map.getCanvas().setAttribute("role", "application");
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), "bottom-right");
  if (base) followView(map, base, onTowns);
  if (styleIn) followScheme(map, styleIn);
  // Its sources and layers are there from then on.
  if (base) await map.once("style.load");
  if (base && focus) {
    hideTowns(map);
    void showFocus(map, focus, base.steps);
  }
  return map;
}

/** Returns the style of a map of streets, whose code loads only where there are tiles. */
async function loadStreets(tilesUrl: string, lang: Lang, font: string): Promise<(colors: MapColors) => StyleSpecification> {
  const { streetStyle } = await import("./streetStyle");
  return (colors) => streetStyle(tilesUrl, lang, font, colors);
}

/** Paints the map again when the surroundings become dark or light. */
function followScheme(map: MapLibre, styleIn: (colors: MapColors) => StyleSpecification): void {
  const stop = onSchemeChange(() => {
    const colors = readMapColors(map.getContainer());
    for (const { id, paint } of styleIn(colors).layers) {
      for (const [name, value] of Object.entries(paint ?? {}))
        map.setPaintProperty(id, name as Parameters<MapLibre["setPaintProperty"]>[1], value);
    }
    if (!map.getLayer(WATER)) return;
    showWater(map);
    drawCityRing(map, colors);
  });
  map.once("remove", stop);
}

/** On a state's map, the names beside the rings of its kiosks are those of its cities. */
function hideTowns(map: MapLibre): void {
  const until = stateUntil(map.getZoom() + ZOOM_SHIFT) - ZOOM_SHIFT;
  for (const id of TOWN_NAMES) map.setLayerZoomRange(id, until, LAST_ZOOM);
  map.setLayoutProperty(REGION_NAMES, "visibility", "none");
}

/** A region whose file fails to load is like the others. */
async function showFocus(map: MapLibre, id: string, steps: number): Promise<void> {
  const region = await fetchJson<Region>(`/assets/map/regions/${id}.json`).catch(() => null);
  // The map may have been removed meanwhile.
  if (region && map.style) await map.getSource<GeoJSONSource>(FOCUS)?.setData(toFocus(region, steps));
}

/** Adds towns and details to our own map as the view needs them. */
function followView(map: MapLibre, base: BaseMap, onTowns: (towns: Towns) => void): void {
  const loadCells = createCellLoader(map, base, onTowns);
  const update = () => void loadCells(viewOf(map));
  void map.once("style.load", () => {
    drawCityRing(map, readMapColors(map.getContainer()));
    update();
    map.on("moveend", update);
  });
  const wait = ({ sourceId, isSourceLoaded }: MapSourceDataEvent) => {
    if (sourceId !== "shapes" || !isSourceLoaded) return;
    map.off("sourcedata", wait);
    showWater(map);
  };
  map.on("sourcedata", wait);
}

/** Returns the map's view in the units of MapAdapter. */
export function viewOf(map: MapLibre): View {
  const [box, center, { clientWidth, clientHeight }] = [map.getBounds(), map.getCenter(), map.getContainer()];
  return {
    bounds: { minLat: box.getSouth(), maxLat: box.getNorth(), minLng: box.getWest(), maxLng: box.getEast() },
    center: { lat: center.lat, lng: center.lng },
    zoom: map.getZoom() + ZOOM_SHIFT,
    width: clientWidth,
    height: clientHeight,
    isClosest: map.getZoom() > map.getMaxZoom() - 0.01,
  };
}

/** Converts a box to MapLibre's bounds: one that crosses the antimeridian continues beyond 180 degrees. */
export function toLngLatBounds({ minLat, maxLat, minLng, maxLng }: Bounds): [number, number, number, number] {
  return [minLng, minLat, minLng > maxLng ? maxLng + 360 : maxLng, maxLat];
}

/** Returns MapLibre's zoom level for one of Google's. */
export function toMapLibreZoom(zoom: number): number {
  return zoom - ZOOM_SHIFT;
}

/** Returns the page's font family; the build generates its name. */
function fontOf(element: Element): string {
  return getComputedStyle(element).fontFamily.split(",")[0]!.replaceAll(/["']/g, "").trim();
}
