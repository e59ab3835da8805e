import { parseArgs } from "node:util";
import { generateBaseMap } from "./baseMap";
import { generateContent } from "./content";
import { generateOperations } from "./operations";
import { findStale, type Outputs, writeOutputs } from "./outputs";
import { generateSliceMachineFiles } from "./sliceMachine";

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, root: { type: "string", default: process.cwd() } },
});

try {
  if (values.check) await check(values.root);
  else await write(values.root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** What follows from models, SDL and packages alone. The graph comes first: it names faults that Prismic's generator would trip over. */
async function generateFromModels(root: string): Promise<Outputs> {
  return new Map([...generateContent(root), ...(await generateSliceMachineFiles(root)), ...generateBaseMap()]);
}

async function write(root: string): Promise<void> {
  const content = await generateFromModels(root);
  // Operations are generated from the SDL and fragments on disk, so these come first.
  const written = [...writeOutputs(root, content), ...writeOutputs(root, await generateOperations(root))];
  console.log(written.length > 0 ? `Generated ${written.join(", ")}` : "Generated code is up to date.");
}

async function check(root: string): Promise<void> {
  const stale = findStale(root, await generateFromModels(root));
  // What follows from stale SDL would be reported too, but says nothing more.
  if (stale.length === 0) stale.push(...findStale(root, await generateOperations(root)));
  if (stale.length === 0) return console.log("Generated code is up to date.");
  console.error(`Generated code has drifted from models, schema or operations:\n${stale.map((file) => `  ${file}`).join("\n")}`);
  console.error("Run `npm run codegen` and commit what it writes.");
  process.exitCode = 1;
}
