import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PRISMIC_FILES, printsAlike } from "./printsAlike";

/** Generated files: path relative to the project's root -> text. */
export type Outputs = Map<string, string>;

/** Writes the files that differ, so that watchers see real changes only. Returns their paths. */
export async function writeOutputs(root: string, outputs: Outputs): Promise<string[]> {
  const stale = await findStale(root, outputs);
  for (const file of stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), outputs.get(file)!);
  }
  return stale;
}

/** Returns the paths of generated files that are missing, or differ from the given text in more than Prismic's tools do. */
export async function findStale(root: string, outputs: Outputs): Promise<string[]> {
  const stale = await Promise.all(
    [...outputs].map(async ([file, text]) => {
      const present = readIfPresent(path.join(root, file));
      return present === text || (present !== null && PRISMIC_FILES.has(file) && (await printsAlike(present, text))) ? [] : [file];
    }),
  );
  return stale.flat();
}

function readIfPresent(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
