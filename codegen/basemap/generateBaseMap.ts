import { packLabels } from "./labels";
import { packRegions } from "./regions";
import { CELL_DEGREES, listDetailCells, packTowns } from "./towns";
import { packShapes, STEPS } from "./shapes";

/** File path -> text. */
type Outputs = Map<string, string>;

const FOLDER = "site/public/assets/map";

let outputs: Outputs | undefined;

/**
 * Generates the map that needs no tile service: one main file that every view loads, one of towns per cell, and one per state. The input is
 * packages alone, so the result is computed once per process.
 */
export function generateBaseMap(): Outputs {
  return (outputs ??= makeBaseMap());
}

function makeBaseMap(): Outputs {
  const { first, cells } = packTowns();
  const base = {
    steps: STEPS,
    cellDegrees: CELL_DEGREES,
    cells: [...cells.keys()].sort(),
    detail: listDetailCells(),
    ...packShapes(),
    labels: packLabels(),
    places: first,
  };
  const files = [...cells].map(([cell, towns]) => [`${FOLDER}/places/${cell}.json`, toText(towns)] as const);
  const regions = [...packRegions()].map(([id, region]) => [`${FOLDER}/regions/${id}.json`, toText(region)] as const);
  return new Map([[`${FOLDER}/base.json`, toText(base)], ...files, ...regions]);
}

function toText(data: unknown): string {
  return `${JSON.stringify(data)}\n`;
}
