import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** A set of files below the root, by relative paths with forward slashes. */
export interface FileSet {
  /** Folders to search, and single files. */
  from: string[];
  includes(file: string): boolean;
  /** Whether the set includes a file's name without its content. */
  includesName?(file: string): boolean;
}

const neverEntered = new Set(["node_modules", ".next"]);

const codegenInput = new RegExp(
  [
    "^customtypes/[^/]+/index\\.json$",
    "^slices/[^/]+/(model\\.json|mocks(\\.[\\w-]+)?\\.json|(?!fragment\\.)\\w+\\.graphql)$",
    "^(bff/modules|site)/(?!.*__generated__/).+\\.graphql$",
    "^(codegen|shared/forms)/",
    "^(shared/config/languages\\.ts|codegen\\.yml|package-lock\\.json)$",
  ].join("|"),
);

/** The files that `npm run codegen` reads. */
export const codegenInputs: FileSet = {
  from: [
    "customtypes",
    "slices",
    "bff/modules",
    "site",
    "codegen",
    "shared/forms",
    "shared/config/languages.ts",
    "codegen.yml",
    "package-lock.json",
  ],
  includes: (file) => codegenInput.test(file),
  // Codegen writes a test for each slice that has a component. It looks only whether the component exists, so its content is no input.
  includesName: (file) => /^slices\/[^/]+\/index\.tsx$/.test(file),
};

const codegenOutput = new RegExp(
  [
    "(^|/)__generated__/",
    "^slices/([^/]+/fragment\\.graphql|index\\.ts)$",
    "^bff/schema\\.graphql$",
    "^prismicio-types\\.d\\.ts$",
    "^site/public/assets/map/",
  ].join("|"),
);

/** Whether `npm run codegen` writes the file. */
export function isGenerated(file: string): boolean {
  return codegenOutput.test(file);
}

/** Whether a file belongs to a set. Tests belong to no set. */
export function isIn({ includes }: FileSet, file: string): boolean {
  return includes(file) && !isTestFile(file);
}

function isTestFile(file: string): boolean {
  return /\.test\.\w+$/.test(file);
}

/** The files that the site's build reads. It needs the BFF's schema only as generated code, which is in these folders. */
export const siteInputs: FileSet = {
  from: ["site", "slices", "customtypes", "shared", "prismicio-types.d.ts", "package.json", "package-lock.json", "tsconfig.json"],
  // Next rewrites next-env.d.ts in every build; mocks and screenshots are for editors and tests.
  includes: (file) => file !== "site/next-env.d.ts" && !/^slices\/[^/]+\/(mocks\..*json|screenshot-.*\.png)$/.test(file),
};

/** The files from which the BFF and the site's server are compiled, without files that they read at run time, such as SDL. */
export const serverInputs: FileSet = {
  from: ["bff", "shared", "site", "scripts/lib/compileServers.ts", "package.json", "package-lock.json", "tsconfig.json"],
  includes: (file) => /\.ts$|^(package|package-lock|tsconfig)\.json$/.test(file) && file !== "site/next-env.d.ts",
};

/** Returns the existing files of a set, sorted. */
export function listFiles(root: string, fileSet: FileSet): string[] {
  return fileSet.from
    .flatMap((start) => walk(root, start).files)
    .filter((file) => isIn(fileSet, file))
    .sort();
}

/** Returns the folders in which files of a set may appear. */
export function listFolders(root: string, { from }: FileSet): string[] {
  return from.flatMap((start) => walk(root, start).folders);
}

/** Returns a hash over the names and contents of a set's files. */
export function hashFiles(root: string, fileSet: FileSet): string {
  const hash = createHash("sha256");
  for (const file of listFiles(root, fileSet)) {
    hash.update(`${file}\0`).update(
      createHash("sha256")
        .update(readFileSync(path.join(root, file)))
        .digest(),
    );
  }
  for (const file of listNames(root, fileSet)) hash.update(`${file}\0`);
  return hash.digest("hex");
}

function listNames(root: string, { from, includesName = () => false }: FileSet): string[] {
  return from
    .flatMap((start) => walk(root, start).files)
    .filter(includesName)
    .sort();
}

function walk(root: string, start: string): { files: string[]; folders: string[] } {
  const stats = statSync(path.join(root, start), { throwIfNoEntry: false });
  if (!stats) return { files: [], folders: [] };
  if (!stats.isDirectory()) return { files: [start], folders: [] };
  const below = readdirSync(path.join(root, start))
    .filter((name) => !neverEntered.has(name))
    .map((name) => walk(root, `${start}/${name}`));
  return { files: below.flatMap(({ files }) => files), folders: [start, ...below.flatMap(({ folders }) => folders)] };
}
