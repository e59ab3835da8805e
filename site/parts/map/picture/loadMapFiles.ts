import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BaseMap, Town } from "../baseMap/baseMap";
import { toWorldLines, type WorldLine } from "./worldShapes";

/** Most cells in memory: about those of the busiest states. */
const MOST_CELLS = 48;

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

let shapes: Promise<BaseShapes> | undefined;
const cells = new Map<string, Promise<readonly Town[]>>();

/** Reads the main file of our own map, once per process. Rejects if it is missing. */
export function loadBaseShapes(): Promise<BaseShapes> {
  return (shapes ??= readJson<BaseMap>("base.json").then(toShapes));
}

/** Reads the towns of one of the cells that the main file lists. Rejects if the file is missing. */
export function loadCell(cell: string): Promise<readonly Town[]> {
  const known = cells.get(cell);
  if (known) return known;
  const oldest = cells.keys().next();
  if (cells.size >= MOST_CELLS && !oldest.done) cells.delete(oldest.value);
  const towns = readJson<Town[]>(`places/${cell}.json`);
  cells.set(cell, towns);
  return towns;
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
