import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderSliceMock } from "@prismicio/mocks";
import { DEFAULT_LANG, type Lang } from "../../site/i18n/languages";

/** A slice of the Document API. */
export interface PrismicSlice {
  id: string;
  slice_type: string;
  slice_label: string | null;
  variation: string;
  version: string;
  primary: Record<string, unknown>;
  items: Record<string, unknown>[];
}

/** Folders of all slices below slices/. */
export function listSlices(): string[] {
  return readdirSync("slices").filter((folder) => existsSync(path.join("slices", folder, "model.json")));
}

/** The file of a language's mocks; that of en-us is the one that Slice Machine knows. */
export function mocksFile(lang: Lang): string {
  return lang === DEFAULT_LANG ? "mocks.json" : `mocks.${lang}.json`;
}

/** The mocks of a slice's folder below slices/, one per variation, from the editor's format to what Prismic's API sends. */
export function readSliceMocks(folder: string, lang: Lang = DEFAULT_LANG): PrismicSlice[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join("slices", folder, file), "utf8"));
  const model = read("model.json");
  const mocks = read(mocksFile(lang)) as { variation: string }[];
  return mocks.map((mock) => ({
    // The API sends a label always; the renderer leaves it out, and draws a random id.
    slice_label: null,
    ...(renderSliceMock(model, mock as never) as Omit<PrismicSlice, "slice_label">),
    id: `${model.id}$${mock.variation}`,
  }));
}
