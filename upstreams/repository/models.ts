import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A field of a model. */
export interface FieldModel {
  type: string;
  config?: {
    fields?: Fields;
    choices?: Record<string, { type: string }>;
    options?: string[];
    single?: string;
    multi?: string;
    thumbnails?: { name: string }[];
    repeat?: boolean;
  };
}

/** Fields by their API ids. */
export type Fields = Readonly<Record<string, FieldModel>>;

/** A custom type as Slice Machine saves it. */
export interface TypeModel {
  id: string;
  label?: string;
  repeatable?: boolean;
  json: Record<string, Fields>;
}

/** A slice as Slice Machine saves it. */
export interface SliceModel {
  id: string;
  variations: { id: string; primary?: Fields; items?: Fields }[];
}

/** All models that a repository has. */
export interface Models {
  types: readonly TypeModel[];
  slices: readonly SliceModel[];
}

/** Reads `customtypes/ID/index.json` and `slices/NAME/model.json` below a folder. */
export function readModels(root: string): Models {
  return {
    types: readEach(join(root, "customtypes"), "index.json") as TypeModel[],
    slices: readEach(join(root, "slices"), "model.json") as SliceModel[],
  };
}

function readEach(folder: string, file: string): unknown[] {
  return readdirSync(folder)
    .map((name) => join(folder, name, file))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, "utf8")) as unknown);
}

/** All fields of a type, its tabs put together. */
export function fieldsOf({ json }: TypeModel): Fields {
  return Object.assign({}, ...Object.values(json)) as Fields;
}
