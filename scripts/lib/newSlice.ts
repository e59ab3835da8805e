import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { readContent } from "#codegen/content.ts";
import { mocksFile } from "#codegen/sliceParts.ts";
import { LaunchFailure } from "./launchFailure";
import { printComponent, printMocks, printModel, TEXTS } from "./sliceTemplates";

/** The page type that allows a new slice. Slice Machine adds it to others. */
const PAGE_TYPE = "page";

/**
 * Writes a new slice with a title and a description: model, mocks in each language and component, and allows it in the type `page`.
 * Returns the paths written. Throws a LaunchFailure, and leaves no files, if the name is invalid or taken.
 */
export async function createSlice(root: string, name: string): Promise<string[]> {
  if (!/^[A-Z][A-Za-z0-9]{1,49}$/.test(name))
    throw new LaunchFailure(`"${name}" is no name of a component: begin with a capital, then letters and digits.`);
  const before = readContent(root).faults;
  if (before.length > 0) throw new LaunchFailure(`The models have faults. Mend them first:\n  ${before.join("\n  ")}`);
  refuseTaken(root, name);
  const id = toId(name);
  const folder = path.join("slices", name);
  const files = new Map([
    [path.join(folder, "model.json"), printModel(name, id)],
    ...Object.entries(TEXTS).map(([lang, texts]) => [path.join(folder, mocksFile(lang as keyof typeof TEXTS)), printMocks(texts)] as const),
    [path.join(folder, "index.tsx"), printComponent(name)],
    [pageTypeFile, await allowIn(root, id)],
  ]);
  mkdirSync(path.join(root, folder));
  for (const [file, text] of files) writeFileSync(path.join(root, file), text);
  return [...files.keys()];
}

const pageTypeFile = path.join("customtypes", PAGE_TYPE, "index.json");

/** `OpeningHours` -> `opening_hours`, the id that Slice Machine derives from a name. */
function toId(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "_").toLowerCase();
}

/** Throws if a slice has this name or id, or if the graph has a type of its name. */
function refuseTaken(root: string, name: string): void {
  const id = toId(name);
  const folder = readdirSync(path.join(root, "slices")).find((other) => other.toLowerCase() === name.toLowerCase());
  if (folder) throw new LaunchFailure(`slices/${folder} exists already. Choose another name.`);
  const schema = readFileSync(path.join(root, "bff/schema.graphql"), "utf8");
  const slice = readContent(root).models.slices.find(({ model }) => model.id === id);
  if (slice) throw new LaunchFailure(`${slice.file} has the id "${id}" already. Choose another name.`);
  if (new RegExp(`^\\w+ ${name}Slice\\b`, "m").test(schema)) {
    throw new LaunchFailure(`The graph has a type ${name}Slice already (bff/schema.graphql). Choose another name.`);
  }
}

/** Returns the page type's model with the slice in its zone, as Slice Machine writes it. */
async function allowIn(root: string, id: string): Promise<string> {
  const file = path.join(root, pageTypeFile);
  const model = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PageType) : undefined;
  const zone = Object.values(model?.json ?? {})
    .flatMap((tab) => Object.values(tab))
    .find(({ type }) => type === "Slices");
  if (!zone?.config?.choices) throw new LaunchFailure(`${pageTypeFile} has no slice zone. Add one in Slice Machine.`);
  zone.config.choices[id] = { type: "SharedSlice" };
  return format(JSON.stringify(model, null, 2), { filepath: pageTypeFile });
}

interface PageType {
  json: Record<string, Record<string, { type: string; config?: { choices?: Record<string, object> } }>>;
}
