import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CustomTypeModel, SharedSliceModel } from "@prismicio/client";
import { typeName } from "./names";

export interface SliceSource {
  /** Where the model stands, relative to the project's root: what an error names. */
  file: string;
  /** The slice's folder below slices/, e.g. `FeaturedKiosks`. */
  folder: string;
  model: SharedSliceModel;
  /** Name of the fragment in the slice's live.graphql, where a BFF module extends the slice with live data. */
  liveFragment?: string;
}

export interface CustomTypeSource {
  file: string;
  model: CustomTypeModel;
}

export interface Models {
  customTypes: CustomTypeSource[];
  slices: SliceSource[];
}

/** Reads every Slice Machine model below `root`, sorted by folder so that output never depends on the file system. */
export function readModels(root: string): Models {
  return {
    customTypes: folders(root, "customtypes", "index.json").map((folder) => {
      const file = path.join("customtypes", folder, "index.json");
      return { file, model: readJson<CustomTypeModel>(root, file) };
    }),
    slices: folders(root, "slices", "model.json").map((folder) => {
      const file = path.join("slices", folder, "model.json");
      const model = readJson<SharedSliceModel>(root, file);
      return { file, folder, model, liveFragment: readLiveFragment(root, folder, typeName(model.id, "Slice")) };
    }),
  };
}

function folders(root: string, library: string, modelFile: string): string[] {
  return readdirSync(path.join(root, library), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, library, entry.name, modelFile)))
    .map((entry) => entry.name)
    .sort();
}

function readJson<T>(root: string, file: string): T {
  try {
    return JSON.parse(readFileSync(path.join(root, file), "utf8")) as T;
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${(cause as Error).message}`, { cause });
  }
}

function readLiveFragment(root: string, folder: string, type: string): string | undefined {
  const file = path.join("slices", folder, "live.graphql");
  if (!existsSync(path.join(root, file))) return undefined;
  // The file may hold fragments on other types too, which the slice's own one spreads.
  const name = new RegExp(`^\\s*fragment\\s+(\\w+)\\s+on\\s+${type}\\b`, "m").exec(readFileSync(path.join(root, file), "utf8"))?.[1];
  if (!name) throw new Error(`${file} holds no fragment on ${type}. Name the live fields of the slice in one.`);
  return name;
}
