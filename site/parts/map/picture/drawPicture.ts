import { type BaseMap, cellsIn, type Town } from "../baseMap/baseMap";
import { TOWN_ZOOM } from "../baseMap/zooms";
import type { Bounds } from "../mapAdapter";
import type { MapRow } from "../kioskMapProps";
import { drawLines, drawRings } from "./drawShapes";
import { loadBaseShapes, loadCell } from "./loadMapFiles";
import { type Label, placeLabels } from "./placeLabels";
import { type PicturePin, placePins } from "./placePins";
import { createSheet } from "./sheet";

/** A picture of our own map, in units from the upper left corner of the box that the map shows at first. */
export interface Picture {
  /** Size of that box. */
  width: number;
  height: number;
  /** SVG path data by kind of shape, in the order in which they are drawn. */
  shapes: readonly (readonly [kind: ShapeKind, path: string])[];
  labels: readonly Label[];
  pins: readonly PicturePin[];
}

export type ShapeKind = "land" | "abroad" | "river" | "lake" | "state" | "country";

/** Draws the part of our own map that a map shows at first, with the kiosks of the page. Null if the map's files cannot be read. */
export async function drawPicture(bounds: Bounds, rows: readonly MapRow[], subject: MapRow | undefined): Promise<Picture | null> {
  try {
    return await draw(bounds, rows, subject);
  } catch (error) {
    console.error("The picture of the map could not be drawn.", error);
    return null;
  }
}

async function draw(bounds: Bounds, rows: readonly MapRow[], subject: MapRow | undefined): Promise<Picture> {
  const sheet = createSheet(bounds);
  const { base, land, abroad, lakes, rivers, states, countries } = await loadBaseShapes();
  const towns = [...base.places, ...(sheet.zoom >= TOWN_ZOOM ? await loadTowns(base, sheet.bounds) : [])];
  const shapes: Picture["shapes"] = [
    ["land", drawRings(land, sheet)],
    ["abroad", drawRings(abroad, sheet)],
    ["river", drawLines(rivers, sheet)],
    ["lake", drawRings(lakes, sheet)],
    ["state", drawLines(states, sheet)],
    ["country", drawLines(countries, sheet)],
  ];
  const pins = placePins(rows, subject, sheet);
  return {
    width: sheet.width,
    height: sheet.height,
    shapes: shapes.filter(([, path]) => path !== ""),
    labels: placeLabels(towns, base.steps, pins, sheet),
    pins,
  };
}

async function loadTowns(base: BaseMap, bounds: Bounds): Promise<Town[]> {
  return (await Promise.all(cellsIn(base, bounds).map(loadCell))).flat();
}
