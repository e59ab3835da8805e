import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Generated files: path relative to the project's root -> text. */
export type Outputs = Map<string, string>;
/** The same, with null for leftover generated files to be removed. */
export type OutputsAndLeftovers = Map<string, string | null>;

/** Writes the files that differ, so that watchers see real changes only. Returns their paths. */
export function writeOutputs(root: string, outputs: OutputsAndLeftovers): string[] {
  const stale = findStale(root, outputs);
  for (const file of stale) put(path.join(root, file), outputs.get(file) ?? null);
  return stale.map((file) => (outputs.get(file) === null ? `${file} (removed)` : file));
}

/** Returns the paths of generated files that are missing, left over, or differ from the given text. */
export function findStale(root: string, outputs: OutputsAndLeftovers): string[] {
  return [...outputs].filter(([file, text]) => readIfPresent(path.join(root, file)) !== text).map(([file]) => file);
}

function put(file: string, text: string | null): void {
  if (text === null) return rmSync(file);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function readIfPresent(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
