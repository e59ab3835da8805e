import { FIELD_NAMES, printFieldNames } from "./fieldNames";
import { createFragmentPrinter, DOCUMENT_FRAGMENTS, sliceFragmentFile } from "./fragments";
import { printManifest } from "./manifest";
import { type ReadModels, readModels } from "./models";
import { findTakenNames, readModuleSdl } from "./moduleSdl";
import type { Outputs } from "./outputs";
import { chooseResponseKeys } from "./responseKeys";
import { findMissingSlices, findModelFaults, findReservedSections } from "./rules";
import { printGraph } from "./schema";
import { printContentSdl } from "./sdl";
import { toContentShape } from "./shape";
import { printSliceNames, SLICE_NAMES } from "./sliceNames";

const CONTENT_SDL = "bff/modules/content/__generated__/content.graphql";

/** The files generated from the models and the BFF's SDL, none if these have faults. Each fault is a sentence that names its file. */
export interface Content {
  models: ReadModels;
  faults: string[];
  /** Sentences about what works and yet cannot be meant. */
  warnings: string[];
  outputs?: Outputs;
}

/** Generates all files from the Slice Machine models and the BFF's SDL. Throws an error that lists all faults. */
export function generateContent(root: string): Outputs {
  const { faults, outputs } = readContent(root);
  if (!outputs) throw new Error(listFaults(faults));
  return outputs;
}

/** Formats the faults of models and SDL as one message, a line each. */
export function listFaults(faults: readonly string[]): string {
  return `The content model does not fit the graph:\n  ${faults.join("\n  ")}`;
}

/** Like generateContent, but returns the faults instead of throwing. */
export function readContent(root: string): Content {
  const models = readModels(root);
  const shape = toContentShape(models);
  const sdlFaults: string[] = [];
  const modules = readModuleSdl(root, (fault) => void sdlFaults.push(fault));
  const missing = models.haveAllSlices ? findMissingSlices(shape) : [];
  const faults = [...models.faults, ...missing, ...findModelFaults(shape, findTakenNames(modules)), ...sdlFaults];
  const warnings = findReservedSections(shape);
  if (faults.length > 0) return { models, faults, warnings };

  const keys = chooseResponseKeys(shape);
  const contentSdl = printContentSdl(shape, keys);
  const graph = printGraph(modules, { file: CONTENT_SDL, text: contentSdl });
  if ("faults" in graph) return { models, faults: graph.faults, warnings };
  const fragments = createFragmentPrinter(shape, keys);
  const outputs: Outputs = new Map([
    [CONTENT_SDL, contentSdl],
    ["bff/modules/content/__generated__/manifest.ts", printManifest(shape, keys)],
    [DOCUMENT_FRAGMENTS, fragments.printDocuments()],
    [FIELD_NAMES, printFieldNames(keys)],
    [SLICE_NAMES, printSliceNames(models.slices)],
  ]);
  for (const slice of shape.slices) {
    outputs.set(sliceFragmentFile(slice.source!.folder), fragments.printSlice(slice));
  }
  outputs.set("bff/schema.graphql", graph.text);
  return { models, faults: [], warnings, outputs };
}
