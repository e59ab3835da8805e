import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** A choice of files below the root, by their relative paths with forward slashes. */
export interface FileSet {
  /** Folders that are searched, and single files. */
  from: string[];
  includes(file: string): boolean;
}

const neverEntered = new Set(["node_modules", ".next"]);

const codegenInput = new RegExp(
  [
    "^customtypes/[^/]+/index\\.json$",
    "^slices/[^/]+/(model\\.json|live\\.graphql)$",
    "^(bff/modules|site)/(?!.*__generated__/).+\\.graphql$",
    "^(codegen|forms)/",
    "^(codegen\\.yml|package-lock\\.json)$",
  ].join("|"),
);

/** What `npm run codegen` reads. */
export const codegenInputs: FileSet = {
  from: ["customtypes", "slices", "bff/modules", "site", "codegen", "basemap", "forms", "codegen.yml", "package-lock.json"],
  includes: (file) => codegenInput.test(file),
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

/** Whether a file is one that `npm run codegen` writes. */
export function isGenerated(file: string): boolean {
  return codegenOutput.test(file);
}

/** Whether a file belongs to a set. Tests belong to none. */
export function isIn({ includes }: FileSet, file: string): boolean {
  return includes(file) && !/\.test\.\w+$/.test(file);
}

/** What the site's build reads. Of the BFF's schema it knows the generated code only, which lies in these folders. */
export const siteInputs: FileSet = {
  from: ["site", "slices", "customtypes", "forms", "config", "prismicio-types.d.ts", "package-lock.json", "tsconfig.json"],
  // Next rewrites the first in every build; mocks and screenshots are for editors and tests.
  includes: (file) => file !== "site/next-env.d.ts" && !/^slices\/[^/]+\/(mocks\..*json|screenshot-.*\.png)$/.test(file),
};

/** What the BFF and the site's server are compiled from. What they read while they run, such as SDL, is not among it. */
export const serverInputs: FileSet = {
  from: ["bff", "keeper", "limits", "config", "forms", "site", "scripts/lib/compileServers.ts", "package-lock.json", "tsconfig.json"],
  includes: (file) => /\.ts$|^(package-lock|tsconfig)\.json$/.test(file) && file !== "site/next-env.d.ts",
};

/** The files of a set that exist, sorted. */
export function listFiles(root: string, fileSet: FileSet): string[] {
  return fileSet.from
    .flatMap((start) => walk(root, start).files)
    .filter((file) => isIn(fileSet, file))
    .sort();
}

/** The folders in which files of a set may appear. */
export function listFolders(root: string, { from }: FileSet): string[] {
  return from.flatMap((start) => walk(root, start).folders);
}

/** A hash over names and contents of a set's files. */
export function hashFiles(root: string, fileSet: FileSet): string {
  const hash = createHash("sha256");
  for (const file of listFiles(root, fileSet)) {
    hash.update(`${file}\0`).update(
      createHash("sha256")
        .update(readFileSync(path.join(root, file)))
        .digest(),
    );
  }
  return hash.digest("hex");
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
