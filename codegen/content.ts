import { printDocumentFragments, printSliceFragment } from "./fragments";
import { printManifest } from "./manifest";
import { readModels } from "./models";
import type { Outputs } from "./outputs";
import { findModelFaults } from "./rules";
import { printGraph } from "./schema";
import { printContentSdl } from "./sdl";
import { toContentShape } from "./shape";

/** Everything that follows from the Slice Machine models and the BFF's SDL; throws a list of faults in the models. */
export function generateContent(root: string): Outputs {
  const models = readModels(root);
  const shape = toContentShape(models);
  const faults = findModelFaults(shape);
  if (faults.length > 0) throw new Error(`The content model does not fit the graph:\n  ${faults.join("\n  ")}`);

  const outputs: Outputs = new Map([
    ["bff/modules/content/__generated__/content.graphql", printContentSdl(shape)],
    ["bff/modules/content/__generated__/manifest.ts", printManifest(shape)],
    ["site/bff/__generated__/content.graphql", printDocumentFragments(shape)],
  ]);
  for (const slice of shape.slices) {
    outputs.set(`slices/${slice.source.folder}/fragment.graphql`, printSliceFragment(slice));
  }
  outputs.set("bff/schema.graphql", printGraph(root, outputs));
  return outputs;
}
