import path from "node:path";
import { normalizeDocument } from "#bff/sources/prismic/normalizeDocument.ts";
import { listModelFaults } from "../content/report/checks/modelFaults";
import { readPublished } from "../content/report/readPublished";
import { type Models, parseModels, readLocalModels } from "../content/models";
import type { Environment } from "../lib/environment";
import { git } from "../lib/git";

/** Models of custom types and slices, as git matches their paths. */
const MODELS = ["customtypes/*/index.json", "slices/*/model.json"];

/**
 * Returns a line for each thing that documents have and that models had at the commit `ref`, but do not have any more, with the number of
 * documents that it concerns. Reads the published content only if a model has changed.
 */
export async function listLostContent(root: string, ref: string, env: Environment): Promise<string[]> {
  if (git(root, "diff", "--name-only", ref, "--", ...MODELS) === "") return [];
  const [before, now] = [readModelsAt(root, ref), readLocalModels(root)];
  const { documents } = await readPublished(env);
  const concerned = new Map<string, number>();
  for (const document of documents.map(normalizeDocument)) {
    const keysOf = (models: Models) => new Set(listModelFaults({ document }, models).map(({ model }) => model));
    const known = keysOf(before);
    for (const model of keysOf(now)) if (!known.has(model)) concerned.set(model, (concerned.get(model) ?? 0) + 1);
  }
  return [...concerned]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([model, count]) =>
        `CONTENT_LOST: The models have no place for ${model} any more. ${count} of ${documents.length} documents have it.`,
    );
}

function readModelsAt(root: string, ref: string): Models {
  const files = git(root, "ls-tree", "-r", "--name-only", ref, "--", "customtypes", "slices").split("\n");
  const read = (folder: string, name: string) =>
    files
      .filter((file) => file.startsWith(folder) && path.basename(file) === name)
      .map((file) => JSON.parse(git(root, "show", `${ref}:${file}`)) as unknown);
  return parseModels({ types: read("customtypes/", "index.json"), slices: read("slices/", "model.json") });
}
