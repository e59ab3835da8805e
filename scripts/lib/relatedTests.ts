import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { git } from "./git";

/**
 * How many imports may lead from a test to a changed file. Tests farther away check other behaviour, mostly with a whole server: those of a
 * file that everything uses take minutes (docs/decisions/074).
 */
const MAX_STEPS = 3;

/** A change in one of these concerns every test. */
const CONCERNS_ALL = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|tests\/support\/unit\/.*)$/;

const TEST = /\.test\.tsx?$/;
const TYPE_IMPORT = /^(?:import|export) type [^;]*;/gm;
const IMPORT = /\b(?:from|import)\s*\(?\s*"([#.][^"\n]*)"/g;
const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

/**
 * Returns the test files to run after a change: those beside a changed file, and those that import one over at most MAX_STEPS imports.
 * Undefined if the change concerns all tests. Paths are relative to the root; type imports do not count, as they are gone at run time.
 */
export function relatedTests(root: string, changed: readonly string[]): string[] | undefined {
  if (changed.some((file) => CONCERNS_ALL.test(file))) return undefined;
  const listed = git(root, "ls-files", "--cached", "--others", "--exclude-standard", "-z", "*.ts", "*.tsx", "*.mts", "*.mjs");
  const files = new Set(listed.split("\0").filter((file) => file && existsSync(path.join(root, file))));
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const target of importsOf(root, file, files)) importers.set(target, [...(importers.get(target) ?? []), file]);

  const folders = new Set(changed.map((file) => path.posix.dirname(file)));
  const related = new Set(changed);
  let last: readonly string[] = changed;
  for (let step = 0; step < MAX_STEPS; step++) {
    last = last.flatMap((file) => importers.get(file) ?? []).filter((file) => !related.has(file));
    for (const file of last) related.add(file);
  }
  return [...files].filter((file) => TEST.test(file) && (related.has(file) || folders.has(path.posix.dirname(file)))).toSorted();
}

/** Returns the files of the repository that a file imports, by `#room/…` or a relative path. */
function importsOf(root: string, file: string, files: ReadonlySet<string>): string[] {
  const text = readFileSync(path.join(root, file), "utf8").replace(TYPE_IMPORT, "");
  return [...text.matchAll(IMPORT)].flatMap(([, specifier]) => {
    const target = specifier!.startsWith("#") ? specifier!.slice(1) : path.posix.join(path.posix.dirname(file), specifier!);
    return ENDINGS.map((ending) => target + ending)
      .filter((candidate) => files.has(candidate))
      .slice(0, 1);
  });
}
