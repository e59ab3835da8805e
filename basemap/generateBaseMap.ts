import { packLabels } from "./labels";
import { CELL_DEGREES, packTowns } from "./towns";
import { packShapes, STEPS } from "./shapes";

/** Texts by the paths of their files. */
type Outputs = Map<string, string>;

const FOLDER = "site/public/assets/map";

let made: Outputs | undefined;

/**
 * The map that needs no service: what every view of it shows in one file, and the towns of each cell in one of its own. It
 * follows from packages alone, and is made once.
 */
export function generateBaseMap(): Outputs {
  return (made ??= makeBaseMap());
}

function makeBaseMap(): Outputs {
  const { first, cells } = packTowns();
  const base = {
    steps: STEPS,
    cellDegrees: CELL_DEGREES,
    cells: [...cells.keys()].sort(),
    ...packShapes(),
    labels: packLabels(),
    places: first,
  };
  const files = [...cells].map(([cell, towns]) => [`${FOLDER}/places/${cell}.json`, toText(towns)] as const);
  return new Map([[`${FOLDER}/base.json`, toText(base)], ...files]);
}

function toText(data: unknown): string {
  return `${JSON.stringify(data)}\n`;
}
