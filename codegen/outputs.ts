import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Generated files: path relative to the project's root -> text. */
export type Outputs = Map<string, string>;

/** Writes the files that differ, so that watchers see real changes only. Returns their paths. */
export function writeOutputs(root: string, outputs: Outputs): string[] {
  const stale = findStale(root, outputs);
  for (const file of stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), outputs.get(file)!);
  }
  return stale;
}

/** Returns the paths of generated files that are missing, or differ from the given text. */
export function findStale(root: string, outputs: Outputs): string[] {
  return [...outputs].filter(([file, text]) => readIfPresent(path.join(root, file)) !== text).map(([file]) => file);
}

function readIfPresent(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
