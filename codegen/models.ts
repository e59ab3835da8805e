import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CustomTypeModel, SharedSliceModel } from "@prismicio/client";
import { typeName } from "./names";
import { parseCustomType, parseSlice, type Report } from "./parseModel";

export interface SliceSource {
  /** Path of the model relative to the project's root, for error messages. */
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

/** The readable models, and a sentence with the file's name for each fault of these and of unreadable ones. */
export interface ReadModels extends Models {
  faults: string[];
  /** Whether the model of every slice could be read. */
  haveAllSlices: boolean;
}

/** Reads every Slice Machine model below `root`, sorted by folder so that output never depends on the file system. */
export function readModels(root: string): ReadModels {
  const faults: string[] = [];
  const read = <Model>(library: string, name: string, parse: (json: unknown, report: Report) => Model | undefined) =>
    foldersIn(root, library, name).flatMap((folder) => {
      const file = path.join(library, folder, name);
      const report = (sentence: string) =>
        void faults.push(/^(field|slice) /.test(sentence) ? `${file}: ${sentence}` : `${file} ${sentence}`);
      const json = readJson(root, file, report);
      const model = json && parse(json.value, report);
      return model ? [{ file, folder, model }] : [];
    });
  const customTypes = read("customtypes", "index.json", parseCustomType).map(({ file, model }) => ({ file, model }));
  if (customTypes.length === 0 && faults.length === 0) faults.push("customtypes/ holds no model. Create a page type in Slice Machine.");
  const slices = read("slices", "model.json", parseSlice).map((slice) => {
    const live = readLiveFragment(root, slice.folder, typeName(slice.model.id, "Slice"));
    if (live?.fault) faults.push(live.fault);
    return { ...slice, liveFragment: live?.name };
  });
  return { customTypes, slices, faults, haveAllSlices: slices.length === foldersIn(root, "slices", "model.json").length };
}

function foldersIn(root: string, library: string, modelFile: string): string[] {
  if (!existsSync(path.join(root, library))) return [];
  return readdirSync(path.join(root, library), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, library, entry.name, modelFile)))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Returns the value of a JSON file. Reports a fault and returns undefined if it is not JSON, or begins with a byte order mark, which
 * Slice Machine cannot read either.
 */
function readJson(root: string, file: string, report: Report): { value: unknown } | undefined {
  const text = readFileSync(path.join(root, file), "utf8");
  if (text.startsWith("\uFEFF")) {
    report("is broken: it begins with a byte order mark, which Slice Machine cannot read. Save it without one.");
    return undefined;
  }
  try {
    return { value: JSON.parse(text) };
  } catch (cause) {
    report(`is broken: ${(cause as Error).message}. Mend it, or pull the model from Prismic again.`);
    return undefined;
  }
}

function readLiveFragment(root: string, folder: string, type: string): { name?: string; fault?: string } | undefined {
  const file = path.join("slices", folder, "live.graphql");
  if (!existsSync(path.join(root, file))) return undefined;
  // The file may also define fragments on other types, which the slice's fragment spreads.
  const name = new RegExp(`^\\s*fragment\\s+(\\w+)\\s+on\\s+${type}\\b`, "m").exec(readFileSync(path.join(root, file), "utf8"))?.[1];
  return name ? { name } : { fault: `${file} holds no fragment on ${type}. Name the live fields of the slice in one.` };
}
