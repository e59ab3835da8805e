import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Operation -> the names that code imports from its generated module -> a file that does. */
export type BrowserUse = ReadonlyMap<string, ReadonlyMap<string, string>>;

const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+"[^"]*__generated__\/browser\/(\w+)"/g;

/** Finds what code below the folders, tests excepted, imports from the generated browser modules. */
export function findBrowserUse(root: string, folders: readonly string[]): BrowserUse {
  const use = new Map<string, Map<string, string>>();
  for (const file of folders.flatMap((folder) => listSources(path.join(root, folder)))) {
    for (const { operation, names } of findBrowserImports(readFileSync(file, "utf8"))) {
      const known = use.get(operation) ?? new Map();
      for (const name of names) if (!known.has(name)) known.set(name, path.relative(root, file));
      use.set(operation, known);
    }
  }
  return new Map([...use].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Finds what a file's text imports from the generated browser modules. */
export function findBrowserImports(text: string): { operation: string; names: string[] }[] {
  return [...text.matchAll(IMPORT)].map(([, names, operation]) => ({
    operation: operation!,
    names: names!.split(",").map(toName).filter(Boolean),
  }));
}

function toName(specifier: string): string {
  return specifier
    .trim()
    .replace(/^type\s+/, "")
    .replace(/\s+as\s.*$/s, "");
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ["__generated__", ".next", "node_modules", "public"].includes(entry.name) ? [] : listSources(file);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [file] : [];
  });
}
