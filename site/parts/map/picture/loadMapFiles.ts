import { readFile } from "node:fs/promises";
import path from "node:path";
import { type BaseMap, cellsIn, type Region, type TownCell, unpackLine } from "../baseMap/baseMap";
import { cellRing, type Detail, DETAIL_DEGREES, DETAIL_STEPS } from "../baseMap/detail";
import { byRegion } from "../baseMap/regionCities";
import type { Bounds } from "../mapAdapter";
import { toWorldLine, toWorldLines, type WorldLine } from "./worldShapes";

/** Most cells in memory: about those of the busiest states. */
const MAX_CELLS = 48;

/** The main file of our own map, with its shapes on the map of the whole world. */
export interface BaseShapes {
  base: BaseMap;
  land: WorldLine[];
  abroad: WorldLine[];
  lakes: WorldLine[];
  rivers: WorldLine[];
  states: WorldLine[];
  countries: WorldLine[];
}

/** The details of a cell on the map of the whole world. */
export interface DetailShapes {
  ground: WorldLine[];
  sea: WorldLine[];
  water: WorldLine[];
  counties: WorldLine[];
  states: WorldLine[];
}

let shapes: Promise<BaseShapes> | undefined;
const towns = createFileCache<TownCell>("places");
const details = createFileCache<Detail, DetailShapes>("detail", toDetailShapes);

/** Reads the main file of our own map, once per process. Rejects if it is missing. */
export function loadBaseShapes(): Promise<BaseShapes> {
  return (shapes ??= readJson<BaseMap>("base.json").then((base) => toShapes({ ...base, places: byRegion(base.places) })));
}

/** Reads the towns and the built-up ground of a box from the cells that the main file lists. Rejects if a file is missing. */
export async function loadTowns({ cells, cellDegrees }: BaseMap, bounds: Bounds): Promise<TownCell[]> {
  return Promise.all(cellsIn(cells, cellDegrees, bounds).map(towns));
}

/** Reads the details of a box from the cells that the main file lists. Rejects if a file is missing. */
export async function loadDetails({ detail }: BaseMap, bounds: Bounds): Promise<DetailShapes[]> {
  return Promise.all(cellsIn(detail, DETAIL_DEGREES, bounds).map(details));
}

const regions = createFileCache<Region>("regions");

/** Reads the outline of a state or province, by its two letters. Rejects if there is none. */
export function loadRegion(id: string): Promise<Region> {
  return regions(id);
}

/** Part of a region's height and width around it. */
const AROUND = 0.05;

/** Returns the box of a state or province with some surroundings; null if it is not known. */
export async function boundsOfRegion(id: string): Promise<Bounds | null> {
  const region = /^[A-Z]{2}$/.test(id) ? await loadRegion(id).catch(() => null) : null;
  if (!region) return null;
  const [{ rings }, { base }] = [region, await loadBaseShapes()];
  const points = rings.flatMap((ring) => unpackLine(ring, base.steps));
  const [lngs, lats] = [points.map(([lng]) => lng!), points.map(([, lat]) => lat!)];
  const [minLng, maxLng, minLat, maxLat] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)];
  const [wide, high] = [(maxLng - minLng) * AROUND, (maxLat - minLat) * AROUND];
  return { minLat: minLat - high, maxLat: maxLat + high, minLng: minLng - wide, maxLng: maxLng + wide };
}

/** Returns a function that reads one of the files of a folder, and keeps the last ones. */
function createFileCache<T, Kept = T>(folder: string, toKept: (content: T, cell: string) => Kept = (content) => content as never) {
  const files = new Map<string, Promise<Kept>>();
  return (cell: string): Promise<Kept> => {
    const cached = files.get(cell);
    if (cached) return cached;
    const oldest = files.keys().next();
    if (files.size >= MAX_CELLS && !oldest.done) files.delete(oldest.value);
    const content = readJson<T>(`${folder}/${cell}.json`).then((read) => toKept(read, cell));
    files.set(cell, content);
    return content;
  };
}

function toDetailShapes({ sea, water, counties, states }: Detail, cell: string): DetailShapes {
  return {
    ground: [toWorldLine(cellRing(cell))],
    sea: toWorldLines(sea, DETAIL_STEPS),
    water: toWorldLines(water, DETAIL_STEPS),
    counties: toWorldLines(counties, DETAIL_STEPS),
    states: toWorldLines(states, DETAIL_STEPS),
  };
}

function toShapes(base: BaseMap): BaseShapes {
  const { steps } = base;
  return {
    base,
    land: toWorldLines(base.land.flat(), steps),
    abroad: toWorldLines(base.abroad.flat(), steps),
    lakes: toWorldLines(base.lakes.flat(), steps),
    rivers: toWorldLines(base.rivers, steps),
    states: toWorldLines(base.states, steps),
    countries: toWorldLines(base.countries, steps),
  };
}

// The site's process runs in the repository's root.
async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), "site/public/assets/map", file), "utf8")) as T;
}
