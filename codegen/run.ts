import { parseArgs } from "node:util";
import { generateBaseMap } from "./baseMap";
import { generateContent } from "./content";
import { generateOperations } from "./operations";
import { findStale, type Outputs, writeOutputs } from "./outputs";
import { generateSliceMachineFiles } from "./sliceMachine";

/** Where codegen says what it did, and what is wrong. */
export interface Terminal {
  log(line: string): void;
  error(line: string): void;
}

/** Runs codegen as the command line's arguments say, `--check` and `--root`, and returns the exit code. */
export async function runCodegen(args: readonly string[], terminal: Terminal): Promise<0 | 1> {
  const { values } = parseArgs({
    args: [...args],
    options: { check: { type: "boolean", default: false }, root: { type: "string", default: process.cwd() } },
  });
  try {
    return values.check ? await check(values.root, terminal) : await write(values.root, terminal);
  } catch (error) {
    terminal.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** What follows from models, SDL and packages alone. The graph comes first: it names faults that Prismic's generator would trip over. */
async function generateFromModels(root: string): Promise<Outputs> {
  return new Map([...generateContent(root), ...(await generateSliceMachineFiles(root)), ...generateBaseMap()]);
}

async function write(root: string, terminal: Terminal): Promise<0> {
  const content = await generateFromModels(root);
  // Operations are generated from the SDL and fragments on disk, so these come first.
  const written = [...writeOutputs(root, content), ...writeOutputs(root, await generateOperations(root))];
  terminal.log(written.length > 0 ? `Generated ${written.join(", ")}` : "Generated code is up to date.");
  return 0;
}

async function check(root: string, terminal: Terminal): Promise<0 | 1> {
  const stale = findStale(root, await generateFromModels(root));
  // What follows from stale SDL would be reported too, but says nothing more.
  if (stale.length === 0) stale.push(...findStale(root, await generateOperations(root)));
  if (stale.length === 0) {
    terminal.log("Generated code is up to date.");
    return 0;
  }
  terminal.error(`Generated code has drifted from models, schema or operations:\n${stale.map((file) => `  ${file}`).join("\n")}`);
  terminal.error("Run `npm run codegen` and commit what it writes.");
  return 1;
}
