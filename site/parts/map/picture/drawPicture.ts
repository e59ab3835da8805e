import type { TownCell } from "../baseMap/baseMap";
import { countCells } from "../baseMap/detail";
import { DETAIL_ZOOM, TOWN_ZOOM } from "../baseMap/zooms";
import type { Bounds } from "../mapAdapter";
import type { MapRow } from "../kioskMapProps";
import { drawLines, drawRings } from "./drawShapes";
import { type BaseShapes, type DetailShapes, loadBaseShapes, loadDetails, loadTowns } from "./loadMapFiles";
import { type Label, placeLabels } from "./placeLabels";
import { type PicturePin, placePins } from "./placePins";
import { createSheet, type Sheet } from "./sheet";
import { toWorldLines } from "./worldShapes";

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

/** Below this zoom a town is a mark with its name beside it; from here on its name stands on it, as an area's does. */
const CONTINENT_ZOOM = 5;

export type ShapeKind =
  | "sea"
  | "ground"
  | "built"
  | "core"
  | "inland"
  | "province"
  | "land"
  | "abroad"
  | "river"
  | "lake"
  | "county"
  | "state"
  | "country";

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
  const { base, ...continent } = await loadBaseShapes();
  const cells = sheet.zoom >= TOWN_ZOOM ? await loadTowns(base, sheet.bounds) : [];
  const towns = [...base.places, ...cells.flatMap((cell) => cell.towns)];
  const details = sheet.zoom >= DETAIL_ZOOM ? await loadDetails(base, sheet.bounds) : [];
  const shapes = [
    // Where cells have no details, the shapes of the continent show. A sheet that reaches across the antimeridian has no count of cells.
    ...(details.length === 0 || details.length < countCells(sheet.bounds) ? drawContinent(continent, sheet) : []),
    ...(details.length > 0 ? drawDetails(details, cells, base.steps, sheet) : []),
  ];
  const pins = placePins(rows, subject, sheet);
  return {
    width: sheet.width,
    height: sheet.height,
    shapes: shapes.filter(([, path]) => path !== ""),
    labels: placeLabels(towns, base.steps, pins, sheet, sheet.zoom < CONTINENT_ZOOM),
    pins,
  };
}

function drawContinent({ land, abroad, rivers, lakes, states, countries }: Omit<BaseShapes, "base">, sheet: Sheet): Picture["shapes"] {
  return [
    ["land", drawRings(land, sheet)],
    ["abroad", drawRings(abroad, sheet)],
    ["river", drawLines(rivers, sheet)],
    ["lake", drawRings(lakes, sheet)],
    ["state", drawLines(states, sheet)],
    ["country", drawLines(countries, sheet)],
  ];
}

function drawDetails(cells: readonly DetailShapes[], towns: readonly TownCell[], steps: number, sheet: Sheet): Picture["shapes"] {
  const all = (kind: keyof DetailShapes) => cells.flatMap((cell) => cell[kind]);
  return [
    ["ground", drawRings(all("ground"), sheet)],
    ...(["built", "core"] as const).map((kind): Picture["shapes"][number] => [
      kind,
      drawRings(
        towns.flatMap((cell) => toWorldLines(cell[kind], steps)),
        sheet,
      ),
    ]),
    ["sea", drawRings(all("sea"), sheet)],
    ["inland", drawRings(all("water"), sheet)],
    ["county", drawLines(all("counties"), sheet)],
    ["province", drawLines(all("states"), sheet)],
  ];
}
