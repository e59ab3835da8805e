import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";

/** An import in a file. */
export interface Import {
  file: string;
  /** Path of the imported file from the repository's root, or the name of a package. */
  target: string;
  isPackage: boolean;
  /** Whether it imports types only. */
  isType: boolean;
  /** Whether it is an `import()`. */
  isDynamic: boolean;
}

const CODE = /\.(ts|tsx|mts|mjs|js)$/;
const SKIPPED = new Set(["node_modules", ".next", ".git", ".keyway"]);

/** Returns all code files below the given folders, by their path from the repository's root. */
export function listCode(...folders: string[]): string[] {
  return folders.flatMap(listFiles).filter((file) => CODE.test(file) && !file.endsWith(".d.ts"));
}

/** Returns all files below a folder, without installed packages and build output. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return SKIPPED.has(entry.name) ? [] : listFiles(file);
  });
}

/** Whether a file is part of the tests or the workbench, which may import anything. */
export function isTest(file: string): boolean {
  return /\.(test|stories)\.tsx?$/.test(file) || file.startsWith("tests/") || /(^|\/)testing(\.ts|\/)/.test(file);
}

const importsByFile = new Map<string, readonly Import[]>();

/** Returns all imports and re-exports of a file, types and `import()` included. Results are cached. */
export function importsOf(file: string): readonly Import[] {
  const imports = importsByFile.get(file) ?? readImports(file);
  importsByFile.set(file, imports);
  return imports;
}

function readImports(file: string): Import[] {
  const found: Import[] = [];
  const lang = file.endsWith("x") ? "tsx" : "ts";
  visit(parseAst(readFileSync(file, "utf8"), { lang }), (node) => {
    const specifier = isRecord(node.source) && typeof node.source.value === "string" ? node.source.value : undefined;
    if (specifier === undefined) return;
    const isType =
      node.importKind === "type" || node.exportKind === "type" || node.type === "TSImportType" || hasTypesOnly(node.specifiers);
    found.push({ file, ...resolve(file, specifier), isType, isDynamic: node.type === "ImportExpression" });
  });
  return found;
}

function resolve(file: string, specifier: string): Pick<Import, "target" | "isPackage"> {
  // Imports across rooms: package.json maps `#room/…` to the folder of that name.
  if (specifier.startsWith("#")) return { target: specifier.slice(1), isPackage: false };
  if (!specifier.startsWith(".")) return { target: packageOf(specifier), isPackage: true };
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const candidates = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`];
  return { target: candidates.find((one) => CODE.test(one) && existsSync(one)) ?? target, isPackage: false };
}

function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

// `import { type A } from "…"` is removed by the compiler too.
function hasTypesOnly(specifiers: unknown): boolean {
  return (
    Array.isArray(specifiers) && specifiers.length > 0 && specifiers.every((one) => one.importKind === "type" || one.exportKind === "type")
  );
}

function visit(value: unknown, onNode: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) {
    for (const entry of value) visit(entry, onNode);
  } else if (isRecord(value)) {
    if (typeof value.type === "string") onNode(value);
    for (const entry of Object.values(value)) visit(entry, onNode);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
