import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateBaseMap } from "./basemap/generateBaseMap";
import { generateGazetteer } from "./gazetteer/generateGazetteer";
import { completeSlices, findStaleMocks } from "./completeSlices";
import { type Content, listFaults, readContent } from "./content";
import { generateOperations } from "./operations";
import { findStale, type Outputs, writeOutputs } from "./outputs";
import { generateSliceMachineFiles } from "./sliceMachine";
import { findMissingParts } from "./sliceParts";
import { findUntranslated } from "./translations";

/** Where the last run that wrote files left its faults. In development, the slice simulator shows them. */
const FAULTS = ".keyway/codegen-faults.txt";

/** Receives codegen's messages and errors. */
export interface Terminal {
  log(line: string): void;
  error(line: string): void;
}

interface CodegenOptions {
  /** The project's root. */
  root: string;
  /** Whether to report what is stale or broken, in place of writing files. */
  isCheck?: boolean;
}

/** Runs codegen, and returns the exit code. */
export async function runCodegen({ root, isCheck = false }: CodegenOptions, terminal: Terminal): Promise<0 | 1> {
  try {
    if (isCheck) return await check(root, terminal);
    keepFaults(root, await write(root, terminal));
    return 0;
  } catch (error) {
    const faults = error instanceof Error ? error.message : String(error);
    terminal.error(faults);
    if (!isCheck) keepFaults(root, faults);
    return 1;
  }
}

function keepFaults(root: string, faults: string | undefined): void {
  const file = path.join(root, FAULTS);
  if (!faults) return rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, faults);
}

/** Generates the files that need models, SDL and packages only. If models or SDL have faults, only those from packages. */
async function generateFromModels(root: string, { outputs }: Content): Promise<Outputs> {
  return new Map([
    ...(outputs ?? []),
    ...(outputs ? await generateSliceMachineFiles(root) : []),
    ...generateBaseMap(),
    ...generateGazetteer(),
  ]);
}

/**
 * Writes all generated files, or none if there is a fault: the files of half a run would not fit each other. Returns what slices still
 * lack, if anything; throws the faults.
 */
async function write(root: string, terminal: Terminal): Promise<string | undefined> {
  const content = readContent(root);
  for (const warning of content.warnings) terminal.error(warning);
  if (!content.outputs) throw new Error(listFaults(content.faults));
  const operations = await generateOperations(root, content.outputs);
  const hasFaults = operations.faults.length > 0;
  const { slices } = content.models;
  // Also while an operation is broken, which may have nothing to do with the slices.
  const completed = completeSlices(root, slices);
  if (!hasFaults) {
    const files = await writeOutputs(root, new Map([...(await generateFromModels(root, content)), ...operations.outputs]));
    terminal.log(files.length > 0 ? `Generated ${files.join(", ")}` : "Generated code is up to date.");
  }
  for (const sentence of completed) terminal.log(sentence);
  for (const sentence of findUntranslated(root, slices)) terminal.error(sentence);
  const missing = findMissingParts(root, slices);
  if (hasFaults) throw new Error(`${listBroken([...missing, ...operations.faults])}\nNo generated file was changed.`);
  if (missing.length === 0) return undefined;
  terminal.error(listBroken(missing));
  return listBroken(missing);
}

/** Reports every fault of all stages once, without writing files. */
async function check(root: string, terminal: Terminal): Promise<0 | 1> {
  const content = readContent(root);
  for (const warning of content.warnings) terminal.error(warning);
  const operations = await generateOperations(root, content.outputs ?? new Map());
  const stale = [...(await findStale(root, await generateFromModels(root, content))), ...(await findStale(root, operations.outputs))];
  const { slices } = content.models;
  for (const sentence of findUntranslated(root, slices)) terminal.error(sentence);
  const broken = [...findMissingParts(root, slices), ...(content.outputs ? findStaleMocks(root, slices) : []), ...operations.faults];
  if (content.faults.length + broken.length + stale.length === 0) {
    terminal.log("Generated code is up to date.");
    return 0;
  }
  if (content.faults.length > 0) terminal.error(listFaults(content.faults));
  if (broken.length > 0) terminal.error(listBroken(broken));
  if (stale.length > 0) {
    terminal.error(`Generated code differs from models, schema or operations:\n${stale.map((file) => `  ${file}`).join("\n")}`);
    terminal.error("Run `npm run codegen` and commit what it writes.");
  }
  return 1;
}

function listBroken(faults: readonly string[]): string {
  return `Slices or operations are incomplete or broken:\n  ${faults.join("\n  ")}`;
}
