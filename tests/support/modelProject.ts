import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

type Fields = Record<string, { type: string; config?: object }>;

/** Field models in Slice Machine's format. */
export const field = {
  text: (label = "Text", placeholder?: string) => ({ type: "Text", config: { label, placeholder } }),
  richText: () => ({ type: "StructuredText", config: { label: "Rich text", single: "heading2" } }),
  image: () => ({ type: "Image", config: { label: "Image", constraint: {}, thumbnails: [] } }),
  link: (repeat = false) => ({ type: "Link", config: { label: "Link", select: null, repeat } }),
  group: (fields: Fields) => ({ type: "Group", config: { label: "Group", fields } }),
  zone: (...slices: string[]) => ({
    type: "Slices",
    fieldset: "Slice Zone",
    config: { choices: Object.fromEntries(slices.map((id) => [id, { type: "SharedSlice" }])) },
  }),
};

/** Returns a slice model with these variations. */
export function slice(id: string, variations: Record<string, { primary?: Fields; items?: Fields }>, name = pascal(id)) {
  return {
    id,
    type: "SharedSlice",
    name,
    description: `${name} for a test`,
    variations: Object.entries(variations).map(([variation, { primary = {}, items = {} }]) => ({
      id: variation,
      name: variation,
      docURL: "...",
      version: "initial",
      description: variation,
      imageUrl: "",
      primary,
      items,
    })),
  };
}

/** Returns the model of a custom type with one tab; by default a page type. */
export function customType(id: string, fields: Fields, format: "page" | "custom" = "page") {
  return { id, label: pascal(id), format, repeatable: true, status: true, json: { Main: fields } };
}

export interface ModelProject {
  customTypes: Record<string, object | string>;
  slices?: Record<string, object | string>;
  /** More files: path -> text. */
  files?: Record<string, string>;
}

/** Creates a temporary project with only the files that codegen reads: these models, and the BFF's hand-written SDL of content. */
export function createModelProject({ customTypes, slices = {}, files = {} }: ModelProject): string {
  const root = mkdtempSync(path.join(tmpdir(), "keyway-models-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, content: object | string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), typeof content === "string" ? content : JSON.stringify(content));
  };
  for (const folder of ["customtypes", "slices"]) mkdirSync(path.join(root, folder));
  for (const file of ["root.graphql", "content/content.graphql", "content/scalars.graphql", "routes/routes.graphql"]) {
    cpSync(`bff/modules/${file}`, path.join(root, "bff/modules", file));
  }
  for (const [folder, model] of Object.entries(customTypes)) write(`customtypes/${folder}/index.json`, model);
  for (const [folder, model] of Object.entries(slices)) write(`slices/${folder}/model.json`, model);
  for (const [file, text] of Object.entries(files)) write(file, text);
  return root;
}

function pascal(id: string): string {
  return id.replace(/(^|_)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}
