import { createIsInRegion, type Region, type Town, type TownCell } from "../baseMap/baseMap";
import { countCells } from "../baseMap/detail";
import { CONTINENT_ZOOM, DETAIL_ZOOM, TOWN_ZOOM } from "../baseMap/zooms";
import type { Lang } from "../../../i18n/languages";
import type { Unit } from "../../../i18n/formatDistance";
import type { Spot } from "../baseMap/clip";
import { RINGS } from "../distanceRings";
import { paddingOf } from "../firstView";
import type { Bounds, Box, LatLng, Margin, View } from "../mapAdapter";
import type { MapRow } from "../kioskMapProps";
import type { Marker } from "../markers";
import type { KioskCell } from "../networkDots";
import { type Distance, drawDistances } from "./drawDistances";
import { townsOf } from "../placeNames";
import { boxOfName } from "../placeOfName";
import { drawDots, drawLines, drawRings, type Shape } from "./drawShapes";
import { type BaseShapes, type DetailShapes, loadBaseShapes, loadDetails, loadRegion, loadTowns } from "./loadMapFiles";
import { type Edges, type Label, placeLabels } from "./placeLabels";
import { type PicturePin, placePins } from "./placePins";
import { type PictureRing, placeRings } from "./placeRings";
import { createSheet, type Sheet } from "./sheet";
import { toWorldLines } from "./worldShapes";

/** A picture of our own map, in units from the upper left corner of the box that the map shows at first. */
export interface Picture {
  /** Size of that box. */
  width: number;
  height: number;
  /** In the order in which they are drawn. */
  shapes: readonly Shape[];
  labels: readonly Label[];
  pins: readonly PicturePin[];
  rings: readonly PictureRing[];
  /** The names of the rings around the point from which distances are measured. */
  distances: readonly Distance[];
  /** That point, if it was searched, and the view for which its surroundings are arranged. */
  searched: (Spot & { view: View }) | null;
}

/** What a picture shows of a page. */
export interface Pictured {
  rows: readonly MapRow[];
  subject?: MapRow;
  /** The point from which distances are measured. */
  from?: LatLng;
  /** What the visitor calls it. */
  fromName?: string;
  unit?: Unit;
  /** The state or province that the page is about. */
  focus?: string;
  /** The kiosks of that state in groups: they are rings with names in place of towns. */
  groups?: readonly Marker[];
  /** The whole network as dots. */
  network?: readonly KioskCell[];
  margin?: Margin;
  lang?: Lang;
}

/** A map on a desktop, as a multiple of one on a phone, with its size in pixels: what depends on the size is arranged for it. */
const DESKTOP = { scale: 1.8, width: 800, height: 780 };

/** Draws the part of our own map that a map shows at first, with the kiosks of the page. Null if the map's files cannot be read. */
export async function drawPicture(bounds: Bounds, pictured: Pictured): Promise<Picture | null> {
  try {
    return await draw(bounds, pictured);
  } catch (error) {
    console.error("The picture of the map could not be drawn.", error);
    return null;
  }
}

async function draw(bounds: Bounds, pictured: Pictured): Promise<Picture> {
  const { rows, subject, from = subject, unit = "mi", focus, network = [], margin } = pictured;
  const sheet = createSheet(bounds, margin);
  const view = { ...DESKTOP, bounds, center: sheet.middle, zoom: sheet.zoom + Math.log2(DESKTOP.scale), isClosest: false };
  const { base, ...continent } = await loadBaseShapes();
  const cells = sheet.zoom >= TOWN_ZOOM ? await loadTowns(base, sheet.bounds) : [];
  const details = sheet.zoom >= DETAIL_ZOOM ? await loadDetails(base, sheet.bounds) : [];
  const { bands, rings: circles, names } = drawDistances(from, rows, unit, sheet, view, subject ? RINGS.ofKiosk : RINGS.ofPoint);
  const region = focus ? await loadRegion(focus) : null;
  const area = drawFocus(region, base.steps, sheet);
  const shapes = [
    // Where cells have no details, the shapes of the continent show. A sheet that reaches across the antimeridian has no count of cells.
    ...(details.length === 0 || details.length < countCells(sheet.bounds) ? drawContinent(continent, area, sheet) : []),
    ...(details.length > 0
      ? drawDetails(details, [...area, ...(bands.length > 0 ? bands : drawBuiltUp(cells, base.steps, sheet))], sheet)
      : []),
    ...circles,
    ...drawDots(network, sheet),
  ];
  const pins = placePins(rows, subject, sheet, view);
  const known = [...base.places, ...cells.flatMap((cell) => cell.towns)];
  const towns = namesTowns(pictured) ? townsIn(region, known, base.steps, new Set(townsOf(rows))) : [];
  const placeNames = pins.flatMap(({ x, y, nameBox: box }) => (box ? [{ x, y, box }] : []));
  const searched = from && !subject ? { ...sheet.toSpot(from), view } : null;
  return {
    width: sheet.width,
    height: sheet.height,
    shapes: shapes.filter(([, path]) => path !== ""),
    labels: placeLabels(towns, base.steps, [...pins, ...placeNames, ...names, ...markOf(searched, pictured)], sheet, {
      hasMarks: hasMarks(pictured, sheet),
      isWhole: margin === "whole",
      edges: edgesOf(sheet, margin),
    }),
    pins,
    rings: placeRings(pictured, sheet),
    distances: names,
    searched,
  };
}

/** Returns what the searched point's mark and its name take. */
function markOf(searched: Picture["searched"], { from, fromName, rows }: Pictured): (Spot & { box?: Box })[] {
  if (!searched || !from) return [];
  return [searched, ...(fromName ? [{ ...searched, box: boxOfName(fromName, from, searched.view, rows) }] : [])];
}

/** Returns the edges of a desktop's map around a picture's box. */
function edgesOf(sheet: Sheet, margin: Margin = "area"): Edges {
  const { left, right, top, bottom } = paddingOf(margin, DESKTOP.width, DESKTOP.height, false);
  const half = { x: (DESKTOP.width - left - right) / 2, y: (DESKTOP.height - top - bottom) / 2 };
  const size = Math.min((2 * half.x) / sheet.width, (2 * half.y) / sheet.height) / sheet.scale;
  return { size, left: -half.x - left, right: half.x + right, top: -half.y - top, bottom: half.y + bottom };
}

function drawContinent(
  { land, abroad, rivers, lakes, states, countries }: Omit<BaseShapes, "base">,
  focus: readonly Shape[],
  sheet: Sheet,
): readonly Shape[] {
  return [
    ["land", drawRings(land, sheet)],
    ["abroad", drawRings(abroad, sheet)],
    // Less precise than the outline of the state that a page is about, which covers them.
    ["state", drawLines(states, sheet)],
    ...focus,
    ["river", drawLines(rivers, sheet)],
    ["lake", drawRings(lakes, sheet)],
    ["country", drawLines(countries, sheet)],
  ];
}

/** `ground` is what is drawn on the land, below its waters. */
function drawDetails(cells: readonly DetailShapes[], ground: readonly Shape[], sheet: Sheet): readonly Shape[] {
  const all = (kind: keyof DetailShapes) => cells.flatMap((cell) => cell[kind]);
  return [
    ["ground", drawRings(all("ground"), sheet)],
    ...ground,
    ["sea", drawRings(all("sea"), sheet)],
    ["inland", drawRings(all("water"), sheet)],
    ["county", drawLines(all("counties"), sheet)],
    ["province", drawLines(all("states"), sheet)],
  ];
}

function drawFocus(region: Region | null, steps: number, sheet: Sheet): readonly Shape[] {
  return region ? [["focus", drawRings(toWorldLines(region.rings, steps), sheet)]] : [];
}

/** Around a kiosk, only its neighbours have names, and on a state's page its rings. */
function namesTowns({ subject, groups = [] }: Pictured): boolean {
  return !subject && groups.length === 0;
}

/** Whether towns have marks: on the continent, and around the pins of places. */
function hasMarks({ margin }: Pictured, { zoom }: Sheet): boolean {
  return zoom < CONTINENT_ZOOM || margin === "places";
}

/** Returns the towns to name: on a state's page its own, and none that a pin names. */
function townsIn(region: Region | null, towns: readonly Town[], steps: number, named: ReadonlySet<string>): readonly Town[] {
  const isIn = region ? createIsInRegion(region, steps) : () => true;
  return towns.filter(([name, x, y]) => !named.has(name) && BESIDE.some(([right, up]) => isIn(x / steps + right, y / steps + up)));
}

/** The outline of a state is less precise than its cities at the border: El Paso is outside. In degrees. */
const BESIDE = [
  [0, 0],
  [0.15, 0],
  [-0.15, 0],
  [0, 0.15],
  [0, -0.15],
] as const;

function drawBuiltUp(cells: readonly TownCell[], steps: number, sheet: Sheet): readonly Shape[] {
  const all = (kind: "built" | "core") => cells.flatMap((cell) => toWorldLines(cell[kind], steps));
  return [
    ["built", drawRings(all("built"), sheet)],
    ["core", drawRings(all("core"), sheet)],
  ];
}
