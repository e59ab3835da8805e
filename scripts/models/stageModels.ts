import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LANGS } from "#shared/config/languages.ts";
import { LaunchFailure } from "../lib/launchFailure";

/** What codegen reads, and what the BFF imports. */
const PARTS = ["bff", "shared", "site/bff", "package.json", "tsconfig.json"];
/** The SDL that serves any content; the rest extends slices of this project. */
const CONTENT_SDL = /^(root|errors|content\/\w+|routes\/routes)\.graphql$/;
/** Slice libraries lie at most this many folders deep. */
const MAX_DEPTH = 6;

/** A temporary copy of the project with the models of another folder in place of its own. */
export interface StagedModels {
  root: string;
  /** Folders of documents in languages that the site does not have. */
  otherLanguages: string[];
  hasDocuments: boolean;
  remove(): void;
}

/**
 * Copies codegen's and the BFF's files to a temporary folder, with the custom types, slices and documents of the folder `from` in place of
 * the project's. Throws a LaunchFailure if it has no custom types.
 */
export function stageModels(project: string, from: string): StagedModels {
  if (!existsSync(path.join(from, "customtypes"))) {
    throw new LaunchFailure(`${from} has no folder customtypes: name the folder that has it, beside slicemachine.config.json.`);
  }
  const root = mkdtempSync(path.join(tmpdir(), "keyway-models-"));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    for (const part of PARTS) {
      cpSync(path.join(project, part), path.join(root, part), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
    }
    symlinkSync(path.join(project, "node_modules"), path.join(root, "node_modules"));
    keepContentOnly(root);
    cpSync(path.join(from, "customtypes"), path.join(root, "customtypes"), { recursive: true });
    for (const folder of findSlices(from)) {
      // Slices of one name in two libraries are told apart by the library's path.
      const [name, whole] = [path.basename(folder), folder.split(path.sep).join("_")];
      const target = path.join(root, "slices", existsSync(path.join(root, "slices", name)) ? whole : name);
      mkdirSync(target, { recursive: true });
      cpSync(path.join(from, folder, "model.json"), path.join(target, "model.json"));
    }
    return { root, ...stageDocuments(path.join(from, "documents"), path.join(root, "content/documents")), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function keepContentOnly(root: string): void {
  const modules = path.join(root, "bff/modules");
  for (const file of readdirSync(modules, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".graphql") && !CONTENT_SDL.test(file.split(path.sep).join("/"))) rmSync(path.join(modules, file));
  }
  writeFileSync(path.join(root, "bff/graph/resolvers.ts"), 'export { contentResolvers as resolvers } from "./contentResolvers";\n');
}

/** Returns the folders that hold a slice's model, below any slice library. */
function findSlices(from: string, folder = "", depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  return readdirSync(path.join(from, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith("."))
    .map(({ name }) => path.join(folder, name))
    .sort()
    .flatMap((inner) => (existsSync(path.join(from, inner, "model.json")) ? [inner] : findSlices(from, inner, depth + 1)));
}

function stageDocuments(from: string, to: string): Pick<StagedModels, "otherLanguages" | "hasDocuments"> {
  const languages = existsSync(from) ? readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  const [known, others] = [true, false].map((isKnown) =>
    languages.map(({ name }) => name).filter((name) => (LANGS as readonly string[]).includes(name) === isKnown),
  ) as [string[], string[]];
  for (const language of known) cpSync(path.join(from, language), path.join(to, language), { recursive: true });
  return { otherLanguages: others, hasDocuments: known.length > 0 };
}
