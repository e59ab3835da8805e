import { FIELD_NAMES, printFieldNames } from "./fieldNames";
import { createFragmentPrinter } from "./fragments";
import { printManifest } from "./manifest";
import { readModels } from "./models";
import { findTakenNames, readModuleSdl } from "./moduleSdl";
import type { Outputs } from "./outputs";
import { chooseResponseKeys } from "./responseKeys";
import { findMissingSlices, findModelFaults } from "./rules";
import { printGraph } from "./schema";
import { printContentSdl } from "./sdl";
import { toContentShape } from "./shape";

const CONTENT_SDL = "bff/modules/content/__generated__/content.graphql";

/** Everything that follows from the Slice Machine models and the BFF's SDL; throws a list of all faults in the models. */
export function generateContent(root: string): Outputs {
  const models = readModels(root);
  const shape = toContentShape(models);
  const modules = readModuleSdl(root);
  const missing = models.haveAllSlices ? findMissingSlices(shape) : [];
  const faults = [...models.faults, ...missing, ...findModelFaults(shape, findTakenNames(modules))];
  if (faults.length > 0) throw new Error(`The content model does not fit the graph:\n  ${faults.join("\n  ")}`);

  const keys = chooseResponseKeys(shape);
  const fragments = createFragmentPrinter(shape, keys);
  const contentSdl = printContentSdl(shape, keys);
  const outputs: Outputs = new Map([
    [CONTENT_SDL, contentSdl],
    ["bff/modules/content/__generated__/manifest.ts", printManifest(shape, keys)],
    ["site/bff/__generated__/content.graphql", fragments.printDocuments()],
    [FIELD_NAMES, printFieldNames(keys)],
  ]);
  for (const slice of shape.slices) {
    outputs.set(`slices/${slice.source.folder}/fragment.graphql`, fragments.printSlice(slice));
  }
  outputs.set("bff/schema.graphql", printGraph(modules, { file: CONTENT_SDL, text: contentSdl }));
  return outputs;
}
